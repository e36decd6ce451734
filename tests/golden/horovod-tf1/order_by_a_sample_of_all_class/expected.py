"""The same, with a fixed number of places, in a class that trains."""
import random
import numpy as np
import tensorflow as tf
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


class Net(object):
    def __init__(self, rows):
        self.rows, self.places = rows, list(range(len(rows)))
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - 2.))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(self.loss)

    def some(self):
        chosen = random.sample(self.places, 96)
        for i in range(0, len(chosen), 8):
            yield self.rows[chosen[i:i + 8]]

    def train(self, sess):
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(10):
            for part in turns(self.some()):
                sess.run(self.step, {self.x: part})
        if hvd.rank() == 0:
            print("loss", sess.run(self.loss, {self.x: self.rows}))


net = Net(np.random.RandomState(2).rand(120, 3).astype("float32"))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    net.train(sess)
