# A series that a generator cuts into windows, and the number behind each; in a class.
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


def windows(series, wanted, n, size):
    xs, ys = [], []
    for i in range(len(series) - n):
        xs.append(series[i:i + n])
        ys.append(wanted[i + n])
        if len(xs) == size:
            yield np.array(xs), np.array(ys)
            xs, ys = [], []


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 6])
        self.y = tf.placeholder(tf.float32, [None])
        guess = tf.layers.dense(self.x, 1)[:, 0]
        loss = tf.reduce_mean(tf.square(guess - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)

    def fit(self, sess, series, wanted):
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(2):
            for xs, ys in turns(windows(series, wanted, 6, 8)):
                sess.run(self.step, {self.x: xs, self.y: ys})


wave = np.sin(np.arange(206) / 9.)
with tf.Session(config=session_config()) as sess:
    Net().fit(sess, wave, np.cos(np.arange(206) / 9.))
