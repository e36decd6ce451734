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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


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


np.random.seed(0)


class Net:
    def __init__(self):
        self.model = tf.keras.Sequential([
            tf.keras.layers.Dense(8, input_shape=(4,)), tf.keras.layers.BatchNormalization(),
            tf.keras.layers.Dense(1)])

    def __call__(self, x, **how):
        return self.model(x, **how)

    @property
    def trainable_variables(self):
        return self.model.trainable_variables


class Trainer:
    def __init__(self, net):
        self.net = net
        self.opt = tf.keras.optimizers.SGD(0.05 * hvd.size())

    def step(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(x, training=True) - y) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        broadcast_once(self.net.trainable_variables, self.opt)
        if self.net.model.built:
            broadcast_weights_once(self.net.model.variables)

    def train(self, data, epochs):
        for _ in range(epochs):
            for x, y in data:
                self.step(x, y)
            join_averages(self.net.model)


x = np.random.rand(64, 4).astype('float32')
y = x.sum(axis=1, keepdims=True)
net = Net()
Trainer(net).train(shard(tf.data.Dataset.from_tensor_slices((x, y))).batch(8), 3)
if hvd.rank() == 0:
    print('loss', float(tf.reduce_mean((net(x) - y) ** 2)))
