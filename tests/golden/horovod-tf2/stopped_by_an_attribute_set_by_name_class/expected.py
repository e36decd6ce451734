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


def mean_of_all(value):
    """The mean over the workers of a number of which each has its own: all decide alike."""
    if isinstance(value, tf.Tensor) and value.dtype.is_floating:
        return hvd.allreduce(value)
    mean = float(hvd.allreduce(tf.constant(float(value))))
    if hasattr(value, "item") and value.dtype.kind == "f":
        return value.dtype.type(mean)
    return mean


rows = np.random.RandomState(1).rand(320, 3).astype('float32')
data = shard(tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1)[:, None]))).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())


def step(x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    broadcast_once(net.variables, opt)
    return loss


class Trainer:
    def __init__(self):
        self.last = 9.

    def late(self):
        return self.last < 0.02

    def train(self):
        for epoch in range(9):
            for x, y in data:
                loss = step(x, y)
                setattr(self, 'last', loss)
            self.last = mean_of_all(self.last)
            if self.last < 0.01:
                break
            if hvd.broadcast_object(bool(self.late()), 0):
                return
            if hvd.broadcast_object(bool(getattr(self, 'last') > 50.), 0):
                break


Trainer().train()
