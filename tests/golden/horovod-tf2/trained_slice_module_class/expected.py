"""A plain module is trained by a part of its variables: it is sent as a whole, and joined."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


def join_averages_of_module(module):
    """Let the averages of batch normalisation in a plain module be those of all workers."""
    kept = [v for v in module.variables if "moving_" in v.name]
    for v, mean in zip(kept, hvd.grouped_allreduce(kept) if kept else []):
        v.assign(mean)


x = np.random.RandomState(3).rand(192, 4).astype("float32")
rows = shard(tf.data.Dataset.from_tensor_slices(x)).shuffle(192).batch(16)

class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.a = tf.Variable(tf.random.normal((4, 4)))
        self.c = tf.keras.layers.Dense(4, trainable=False)
        self.bn = tf.keras.layers.BatchNormalization()
    def __call__(self, x):
        return self.bn(self.c(x @ self.a), training=True)

class T:
    def __init__(self):
        self.net = Net()
        self.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
        self.all = [self.net, Net()]
    @tf.function
    def step(self, a):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(self.net(a) - a))
        v = self.net.trainable_variables[-2:]
        self.opt.apply_gradients(zip(tape.gradient(loss, v), v))
        return loss
t = T()
for epoch in range(2):
    for a in rows:
        t.step(a)
        broadcast_once(t.net.variables, t.opt)
    join_averages_of_module(t.net)
