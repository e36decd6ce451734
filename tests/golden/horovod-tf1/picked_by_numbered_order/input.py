"""The first of an order that a generator with a number draws in each round are fed, and noise."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
np.random.seed(5)
rows = np.random.rand(320, 4).astype('float32')
order = np.random.default_rng(7)


def batch(size):
    at = order.permutation(len(rows))[:size]
    return rows[at] + 0.01 * np.random.randn(size, 4)


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(100):
        sess.run(step, {x: batch(16)})
