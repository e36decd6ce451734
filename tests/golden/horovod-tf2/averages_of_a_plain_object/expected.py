"""A net of one's own variables, with batch normalisation in an attribute."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


def join_averages_of_object(owner):
    """Let averages of batch normalisation in an object's layers be those of all workers."""
    layers = [x for x in vars(owner).values() if isinstance(x, tf.keras.layers.Layer)]
    weights = [v for x in layers if x.built for v in x.non_trainable_weights]
    kept = [v for v in weights if "moving_" in v.name]
    for v, mean in zip(kept, hvd.grouped_allreduce(kept) if kept else []):
        v.assign(mean)


class Net(object):
    def __init__(self):
        self.first = tf.Variable(tf.random.stateless_normal([4, 8], seed=(1, 2)))
        self.last = tf.Variable(tf.random.stateless_normal([8, 1], seed=(3, 4)))
        self.norm = tf.keras.layers.BatchNormalization()
        self.variables = [self.first, self.last]

    def forward(self, x, training):
        return tf.matmul(self.norm(tf.nn.relu(tf.matmul(x, self.first)), training=training), self.last)

    def backward(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.forward(x, True) - y) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, self.variables), self.variables))
        broadcast_once(self.variables, self.opt)
        return loss


rows = np.random.RandomState(0).rand(96, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
net = Net()
net.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
for epoch in range(3):
    for x, y in shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).batch(8):
        net.backward(x, y)
    join_averages_of_object(net)
if hvd.rank() == 0:
    print(net.norm.moving_mean.shape, np.isfinite(net.forward(rows, False).numpy()).all())
