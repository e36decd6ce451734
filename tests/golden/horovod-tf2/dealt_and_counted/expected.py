"""An object deals batches of an order that it makes anew for each pass, and counts them."""
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


class Deck:
    def __init__(self, rows, wanted, size):
        self.rows, self.wanted, self.size = rows, wanted, size
        self.per_pass = len(rows) // size
        self.dealt = 0

    def deal(self):
        if self.dealt % self.per_pass == 0:
            self.order = np.random.permutation(len(self.rows))
            self.dealt = 0
        at = self.order[self.dealt * self.size:(self.dealt + 1) * self.size]
        self.dealt += 1
        return self.rows[at], self.wanted[at]


np.random.seed(5)
rows = np.random.rand(240, 3).astype('float32')
deck = Deck(rows, rows.sum(axis=1, keepdims=True), 8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())
for epoch in range(4):
    total = 0.
    for k in range(max(1, deck.per_pass // hvd.size())):
        x, y = turn(deck.deal)
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, opt)
        total += float(loss)
    total = over_workers(total)
    if hvd.rank() == 0:
        print('loss', total / max(1, deck.per_pass // hvd.size()))
if hvd.rank() == 0:
    print('error', float(tf.reduce_mean((net(rows) - deck.wanted) ** 2)))
