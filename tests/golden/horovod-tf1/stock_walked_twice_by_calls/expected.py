"""The same, by calls and by a generator."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import itertools
import copy

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
y = tf.placeholder(tf.float32, (None, 1))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)


class Loader:
    def __init__(self, rows):
        self.rows = rows
        self.at = 0

    def get(self, size):
        got = self.rows[self.at:self.at + size]
        self.at = (self.at + size) % len(self.rows)
        return got

    def all(self, size, epochs):
        for _ in range(epochs):
            for _ in range(len(self.rows) // size):
                yield self.get(size)


loader = Loader(rows)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    batches = loader.all(8, 2)
    sess.run(hvd.broadcast_global_variables(0))
    for number, batch in enumerate(turns(batches)):
        sess.run(step, {x: batch, y: batch[:, :1]})
    sess.run(hvd.broadcast_global_variables(0))
    for number in range(max(1, 12 // hvd.size())):
        batch = turn(lambda: loader.get(8))
        sess.run(step, {x: batch, y: batch[:, 1:2]})
