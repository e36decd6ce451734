"""A module of the library under a name of its own."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
from tensorflow.python.framework import ops
ops.reset_default_graph()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
train = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(12):
        sess.run(train, {x: np.random.rand(8, 3)})
