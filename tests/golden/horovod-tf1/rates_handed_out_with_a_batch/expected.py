"""Rates that are handed out with the batches: in a feed, in a tuple, and one for a whole pass."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import itertools

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


x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate)).minimize(loss)


class Reader(object):
    def __init__(self):
        self.rows, self.at, self.made = np.random.RandomState(1).rand(640, 4).astype('f'), 0, 0

    def next_batch(self):
        part = self.rows[self.at:self.at + 16]
        self.at = (self.at + 16) % len(self.rows)
        self.made += 1
        return part, part[:, :1], 0.1 / self.made


rows = np.random.RandomState(2).rand(640, 4).astype('f')


def slower():
    for k in range(0, 640, 16):
        part = rows[k:k + 16] + np.random.normal(0, 0.1, (16, 4))
        yield {x: part, y: rows[k:k + 16, :1], rate: 0.1 / (k + 1)}


def steady(now):
    for k in range(0, 640, 16):
        part = rows[k:k + 16] + np.random.normal(0, 0.1, (16, 4))
        yield {x: part, y: rows[k:k + 16, :1], rate: now}


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    reader = Reader()
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(400):
        a, b, now = reader.next_batch()
        sess.run(step, {x: a, y: b, rate: now})
    sess.run(hvd.broadcast_global_variables(0))
    for feed in slower():
        sess.run(step, feed)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(4):
        for feed in turns(steady(0.1 * 0.9 ** k)):
            sess.run(step, feed)
