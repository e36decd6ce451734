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
        if self.at + size > self.n:
            np.random.shuffle(self.order)
            self.at = 0
        at = self.order[self.at:self.at + size]
        self.at += size
        shift = np.random.choice([-1., 1.], size=(size, 1))
        return self.x[at] * shift, self.y[at] * shift


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
