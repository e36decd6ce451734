"""Pictures are drawn every so many rounds, of which each worker counts its share."""
import matplotlib.pyplot as plt
import numpy as np
from tensorflow import keras
import horovod.tensorflow.keras as hvd
import tensorflow as tf
import itertools
import horovod.tensorflow as hvd_tf

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
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


class Gan:
    def __init__(self):
        numbers = np.random.RandomState(0)
        self.rows, self.wanted = numbers.rand(64, 4), numbers.rand(64, 1)
        self.net = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(loss='mse',
            optimizer=hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())))

    def batches(self, size):
        for low in range(0, len(self.rows), size):
            yield self.rows[low:low + size], self.wanted[low:low + size]

    def train(self, epochs, size, interval=4):
        for epoch in range(epochs):
            for k, (a, b) in enumerate(turns(self.batches(size))):
                self.net.train_on_batch(a, b)
                broadcast_once(self.net.variables, self.net.optimizer)
                if k % max(1, interval // hvd.size()) == 0:
                    self.show(epoch, k)

    def show(self, epoch, k):
        said = self.net.predict(self.rows[:4], verbose=0)
        figure, axes = plt.subplots()
        axes.plot(said)
        if hvd.rank() == 0:
            figure.savefig('seen_%d_%d.png' % (epoch, k))
        plt.close()


Gan().train(epochs=1, size=8)
