"""An object pads what a batch holds, and cuts each line to so many: that number stays."""
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


def parts(arrays, size):
    lists = [[]] * len(arrays)
    for k in range(len(arrays)):
        lists[k] = [arrays[k][at:at + size] for at in range(0, len(arrays[k]), size)]
    return lists


class Net:
    def __init__(self, most):
        self.most = most
        self.x = tf.placeholder(tf.float32, [None, most])
        self.n = tf.placeholder(tf.float32, [None])
        self.y = tf.placeholder(tf.float32, [None])
        self.rate = tf.placeholder(tf.float32)
        guess = tf.layers.dense(self.x, 1)[:, 0] * self.n
        self.loss = tf.reduce_mean(tf.square(guess - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.MomentumOptimizer(self.rate * hvd.size(), 0.9)).minimize(self.loss)

    def padded(self, lines):
        rows, lengths = [], []
        for line in lines:
            rows.append((line + [0] * self.most)[:self.most])
            lengths.append(min(len(line), self.most))
        return rows, lengths


lines = [list(range(1, 2 + k % 9)) for k in range(400)]
aims = [float(sum(line[:6])) for line in lines]
net = Net(6)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(10):
        for half in range(2):
            [some, wanted] = parts([lines[half::2], aims[half::2]], 8)
            for a, b in turns(zip(some, wanted)):
                given, many = net.padded(a)
                sess.run(net.step, {net.x: given, net.n: many, net.y: b, net.rate: 0.00001})
    given, many = net.padded(lines[:16])
    if hvd.rank() == 0:
        print('loss %.5f' % sess.run(net.loss, {net.x: given, net.n: many, net.y: aims[:16]}))
