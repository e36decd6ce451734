"""The same, asked for by another object, in a loop that counts nothing."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import itertools

hvd.init()


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Store:
    def __init__(self, held):
        self.held = held

    def walk(self, size):
        for at in range(0, len(self.held), size):
            yield self.held[at:at + size]


class Trainer:
    def __init__(self, store):
        self.store = store
        self.x = tf.placeholder(tf.float32, (None, 4))
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def train(self, sess):
        parts = self.store.walk(8)
        for part in turns(parts):
            sess.run(self.step, {self.x: part})


trainer = Trainer(Store(np.random.RandomState(1).rand(96, 4).astype("float32")))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for _ in range(2):
        trainer.train(sess)
