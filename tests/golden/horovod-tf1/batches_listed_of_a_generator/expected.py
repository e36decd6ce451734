"""Pairs are mixed in each pass, cut by a generator, and all parts kept in a list; a seed is set where one is asked for."""
import numpy as np
import tensorflow.compat.v1 as tf
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


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders_v1 = (np.random.RandomState(from_first_v1(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


tf.disable_v2_behavior()


def parts(pairs, size):
    pairs = np.array(pairs)
    for k in range(0, pairs.shape[0], size):
        yield pairs[k:k + size]


class Coder(object):
    def __init__(self, seed=-1):
        self.seed = seed
        if self.seed >= 0:
            np.random.seed(self.seed)
            orders_v1.seed(self.seed)
        self.clean = tf.placeholder(tf.float32, [None, 4])
        self.noisy = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.noisy, 4) - self.clean))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(self.loss)

    def fit(self, rows):
        with tf.Session(config=session_config()) as self.sess:
            self.sess.run(tf.global_variables_initializer())
            self.sess.run(hvd.broadcast_global_variables(0))
            for turn in range(3):
                self.go_through(rows)
            if hvd.rank() == 0:
                print("loss", self.sess.run(self.loss, {self.clean: rows, self.noisy: rows}))

    def go_through(self, rows):
        pairs = list(zip(rows, rows + np.random.normal(0, 0.1, rows.shape)))
        orders_v1.shuffle(pairs)
        batches = [part for part in parts(pairs, 8)]
        for batch in turns(batches):
            clean, noisy = zip(*batch)
            self.sess.run(self.step, {self.clean: clean, self.noisy: noisy})


Coder().fit(np.random.RandomState(0).rand(320, 4))
