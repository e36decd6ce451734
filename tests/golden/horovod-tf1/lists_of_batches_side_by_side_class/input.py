"""An object pads what a batch holds, and cuts each line to so many: that number stays."""
import numpy as np
import tensorflow.compat.v1 as tf

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
        self.step = tf.train.MomentumOptimizer(self.rate, 0.9).minimize(self.loss)

    def padded(self, lines):
        rows, lengths = [], []
        for line in lines:
            rows.append((line + [0] * self.most)[:self.most])
            lengths.append(min(len(line), self.most))
        return rows, lengths


lines = [list(range(1, 2 + k % 9)) for k in range(400)]
aims = [float(sum(line[:6])) for line in lines]
net = Net(6)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(10):
        for half in range(2):
            [some, wanted] = parts([lines[half::2], aims[half::2]], 8)
            for a, b in zip(some, wanted):
                given, many = net.padded(a)
                sess.run(net.step, {net.x: given, net.n: many, net.y: b, net.rate: 0.00001})
    given, many = net.padded(lines[:16])
    print('loss %.5f' % sess.run(net.loss, {net.x: given, net.n: many, net.y: aims[:16]}))
