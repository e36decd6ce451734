"""A part of a network is asked for by a method that keeps it, and the whole is trained."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf
import itertools

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
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


class Pair:
    def __init__(self):
        self.G = None
        self.D = None

    def generator(self):
        if self.G is None:
            self.G = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,)), tf.keras.layers.Dense(4)])
        return self.G

    def discriminator(self):
        if self.D is None:
            self.D = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,)), tf.keras.layers.Dense(1)])
        return self.D

    def both(self):
        rows = tf.keras.layers.Input(shape=(4,))
        model = tf.keras.Model(rows, self.discriminator()(self.generator()(rows)))
        model.compile(loss="mse",
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())))
        return model


class Training:
    def __init__(self):
        self.pair = Pair()
        self.G1 = self.pair.generator()
        self.model = self.pair.both()

    def step(self, rows):
        made = self.G1.predict(rows, verbose=0)
        value = self.model.train_on_batch(made, np.ones(len(rows)))
        broadcast_once(self.model.variables, self.model.optimizer)
        return value


training = Training()
table = np.random.RandomState(1).rand(96, 4).astype("float32")
for i in turns(range(12)):
    value_2 = training.step(table[8 * i:8 * i + 8])
    if hvd.rank() == 0:
        print(value_2)
