# A bar stands in front of what hands out the batches, and a function of the program mixes them.
import numpy as np
import tensorflow as tf
from tqdm import tqdm
import horovod.tensorflow as hvd
import itertools

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


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


def mix(order):
    np.random.shuffle(order)
    order[:] = hvd.broadcast_object(order, 0)


class Rows:
    def __init__(self, count):
        self.rows = np.random.RandomState(2).rand(count, 4).astype('float32')
        self.order = np.arange(count)
        mix(self.order)

    def __len__(self):
        return len(self.rows) // 8

    def __getitem__(self, k):
        if k >= len(self):
            raise IndexError
        rows = self.rows[self.order[k * 8:(k + 1) * 8]]
        return rows, rows.sum(axis=1, keepdims=True)

    def on_epoch_end(self):
        mix(self.order)


def make_rows(count):
    return Rows(count)


rows = make_rows(192)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.05 * hvd.size())
for turn in range(3):
    total = 0.
    bar = tqdm(enumerate(turns(rows)), total=len(rows) // hvd.size(), disable=hvd.rank() > 0)
    for k, (seen, answer) in bar:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(seen) - answer) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        descent.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, descent)
        total += float(loss)
        bar.set_description('loss %.4f' % (total / (k + 1)))
    rows.on_epoch_end()
