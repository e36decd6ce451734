# The same by a method, and the last rows are left out.
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


class Work:
    def __init__(self, size=8):
        self.size = size
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.05 * hvd.size())

    def learn(self, a, b):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(a)[:, 0] - b) ** 2)
        weights = self.net.trainable_variables
        self.opt.apply_gradients(zip(tape.gradient(loss, weights), weights))
        broadcast_once(self.net.variables, self.opt)
        return float(loss)

    def one_epoch(self, a, b):
        total = 0.0
        a = share(a)
        b = share(b)
        for low in range(0, len(a) - self.size + 1, self.size):
            total += self.learn(a[low:low + self.size], b[low:low + self.size])
        total = over_workers(total)
        return total / (a.shape[0] // self.size)


rows = np.random.RandomState(2).rand(96, 3).astype("float32")
work = Work()
for epoch in range(5):
    value = work.one_epoch(rows, rows.sum(axis=1))
    if hvd.rank() == 0:
        print(epoch, value)
