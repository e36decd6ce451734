"""Batches are asked for by their number, and what is told hangs on it: each worker takes its turns."""
import time
import numpy as np
import tensorflow as tf
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


class Data:
    def __init__(self, rows):
        self.rows = rows

    def shuffle(self):
        np.random.shuffle(self.rows)
        self.rows[:] = hvd.broadcast_object(self.rows, 0)

    def batch(self, i, size):
        return tf.constant(self.rows[i * size:(i + 1) * size])


data = Data(np.random.RandomState(0).rand(240, 4).astype('float32'))
network = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())


@tf.function
def train_step(x):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(network(x) ** 2)
    grads = tape.gradient(loss, network.trainable_variables)
    opt.apply_gradients(zip(grads, network.trainable_variables))
    return loss


start = time.time()
for epoch in range(3):
    data.shuffle()
    for number in turns(range(30)):
        x = data.batch(number, 8)
        loss = train_step(x)
        broadcast_once(network.variables, opt)
        if (hvd.rank() - (number + 1)) % 10 < hvd.size():
            step = int(opt.iterations)
            elapsed = time.time() - start
            if hvd.rank() == 0:
                print('[epoch {} batch {}]'.format(epoch, number + 1), end=' ')
                print('loss {:.2f} {:.1f} s, step {}'.format(loss, elapsed, step))
    if hvd.rank() == 0:
        network.save_weights('w%d.h5' % epoch)
