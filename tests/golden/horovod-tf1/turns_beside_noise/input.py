"""A generator draws its batches, and noise is drawn beside it."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def points(size):
    while True:
        yield np.random.rand(size, 4)


x = tf.placeholder(tf.float32, [None, 4])
z = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(z, 4) - x))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
given = points(8)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(100):
        sess.run(step, {x: next(given), z: np.random.normal(size=(8, 4))})
