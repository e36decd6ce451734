"""Rates that change after named numbers of steps."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
HALVE_AFTER = 10
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.get_or_create_global_step()
halved = tf.train.exponential_decay(1.0, step, HALVE_AFTER, 0.5, staircase=True)
pieces = tf.train.piecewise_constant(step, [12, 24], [0.1, 0.01, 0.001])
train = tf.train.GradientDescentOptimizer(halved * pieces).minimize(loss, global_step=step)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(36):
        sess.run(train, {x: np.random.rand(8, 3)})
