"""A table of the program's own is asked for its next batch; the numbers of its rows stand in an order drawn once, or at each pass."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import copy

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


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


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


class Table:
    def __init__(self, count, size):
        self.rows = np.random.RandomState(5).rand(count, 4).astype("float32")
        self.order, self.size, self.at = hvd.broadcast_object(np.random.permutation(count),
            0), size, 0
        self.batches = count // size

    def next_batch(self):
        some = self.rows[self.order[self.at * self.size:(self.at + 1) * self.size]]
        self.at = (self.at + 1) % self.batches
        return some[:, :3], some[:, 3:]


model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01 * hvd.size())
table = Table(192, 8)
for epoch in range(3):
    total = 0
    for k in range(max(1, table.batches // hvd.size())):
        x, y = turn(table.next_batch)
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, opt)
        total += float(loss)
    total = over_workers(total)
    if hvd.rank() == 0:
        print("epoch", epoch, total / max(1, table.batches // hvd.size()))
