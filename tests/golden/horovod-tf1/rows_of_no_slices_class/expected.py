"""Rows that can be walked and counted, but not sliced; a base class hands them on."""
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


tf.disable_v2_behavior()


class Rows(object):
    def __init__(self, count):
        self.count = count

    def __iter__(self):
        state = np.random.RandomState(1)
        for _ in range(self.count):
            yield state.rand(4)

    def __len__(self):
        return self.count


def batches(rows, size):
    got = []
    for row in rows:
        got.append(row)
        if len(got) == size:
            yield got
            got = []


class Base(object):
    def train(self, rows):
        self.sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(2):
            self.run_epoch(rows, epoch)


class Net(Base):
    def build(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.001 * hvd.size())).minimize(self.loss)
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())

    def run_epoch(self, rows, epoch):
        for x in turns(batches(rows, 8)):
            _, value = self.sess.run([self.step, self.loss], {self.x: x})
        if hvd.rank() == 0:
            print(epoch, 'ended')


net = Net()
net.build()
net.train(Rows(160))
