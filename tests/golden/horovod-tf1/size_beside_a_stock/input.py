"""Beside its rows an object is told how large they are, by two numbers: these are no rows."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Stock(object):
    def __init__(self, many, size=[1, 1], means=[0.0]):
        self.rows = np.random.RandomState(0).rand(many, size[0] * size[1]).astype("float32")
        self.at, self.size, self.means = 0, size, means

    def next_batch(self, count):
        part = self.rows[self.at:self.at + count]
        self.at = (self.at + count) % len(self.rows)
        return part.reshape(-1, self.size[0], self.size[1]) - np.array(self.means)


x = tf.placeholder(tf.float32, [None, 2, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
stock = Stock(320, size=[2, 3], means=[0.4, 0.5, 0.6])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(80):
        sess.run(step, {x: stock.next_batch(8)})
