"""The rounds stand in a base; one class made of it trains one model, another one two others."""
import sys
import numpy as np
import tensorflow as tf
from tensorflow.keras.layers import BatchNormalization, Dense
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd
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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


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


class Base:
    def loop(self, x, epochs, size):
        for epoch in range(epochs):
            order = hvd_tf.broadcast_object(np.random.permutation(len(x)), 0)
            for b in turns(range(0, len(x), size)):
                self.step(x[order[b:b + size]])
            if hasattr(self, "auto"):
                join_averages(self.auto)
            if hasattr(self, "first"):
                join_averages(self.first)
            if hasattr(self, "second"):
                join_averages(self.second)
            if hvd.rank() == 0:
                self.save(epoch)


class Auto(Base):
    def __init__(self):
        self.auto = tf.keras.models.Sequential([Dense(8, input_shape=(4,)), BatchNormalization(), Dense(4)])
        self.auto.compile(loss="mse",
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())))

    def step(self, rows):
        self.auto.train_on_batch(rows, rows)
        broadcast_once(self.auto.variables, self.auto.optimizer)

    def save(self, epoch):
        if hvd.rank() == 0:
            self.auto.save_weights("auto%d.weights.h5" % epoch)


class Two(Base):
    def __init__(self):
        self.first = tf.keras.models.Sequential([Dense(8, input_shape=(4,)), BatchNormalization(), Dense(4)])
        self.first.compile(loss="mse",
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())))
        self.second = tf.keras.models.Sequential([Dense(8, input_shape=(4,)), BatchNormalization(), Dense(4)])
        self.second.compile(loss="mse",
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())))

    def step(self, rows):
        self.first.train_on_batch(rows, rows)
        broadcast_once(self.first.variables, self.first.optimizer)
        self.second.train_on_batch(rows, rows)
        broadcast_once(self.second.variables, self.second.optimizer)

    def save(self, epoch):
        if hvd.rank() == 0:
            self.first.save_weights("first%d.weights.h5" % epoch)


kinds = {"auto": Auto, "two": Two}
kinds[sys.argv[1] if len(sys.argv) > 1 else "two"]().loop(
    np.random.RandomState(0).rand(64, 4).astype("float32"), 2, 8)
