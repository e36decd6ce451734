"""A seed that is set in the rounds gives all workers the same rows, unless it is another on each."""
import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 3 * x))
train = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(24):
        np.random.seed(step)
        sess.run(train, {x: np.random.normal(size=(8, 1))})
