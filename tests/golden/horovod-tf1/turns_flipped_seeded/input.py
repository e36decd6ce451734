"""Batches in order, of which chance turns rows where they are handed out."""
import numpy as np
import tensorflow as tf


class Data:
    def __init__(self, n):
        self.x = np.random.RandomState(2).rand(n, 3)
        self.y = self.x.sum(axis=1, keepdims=True)
        self.n, self.at = n, 0
        self.order = np.arange(n)

    def next_batch(self, size):
        low = self.at
        self.at += size
        if self.at > self.n:
            order = np.random.permutation(self.n)
            self.x, self.y = self.x[order], self.y[order]
            low, self.at = 0, size
        flips = np.random.rand(size) < 0.5
        part = self.x[low:self.at].copy()
        part[flips] = part[flips][:, ::-1]
        return part, self.y[low:self.at]
np.random.seed(3)


data = Data(960)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(150):
        a, b = data.next_batch(32)
        _, now = sess.run([step, loss], {x: a, y: b})
        if i % 50 == 0:
            print(i, now)
