"""The same in a helper, by the seed's name, and by a generator that each round makes."""
import numpy as np
import tensorflow as tf


class Noise:
    def __init__(self, size):
        self.size = size

    def batch(self, i):
        np.random.seed(seed=i)
        z = np.random.uniform(-1, 1, (self.size, 4))
        return z, z.sum(1, keepdims=True)


x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
train = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
source = Noise(8)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(24):
        a, b = source.batch(i)
        sess.run(train, feed_dict={x: a, y: b})
