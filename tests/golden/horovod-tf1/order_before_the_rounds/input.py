"""An order of all rows is drawn once, before the rounds that go through it."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

table = np.random.RandomState(0).rand(320, 4).astype("float32")
given = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean((tf.layers.dense(given, 4) - given) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    order = np.random.permutation(len(table))
    for low in range(0, len(table), 8):
        sess.run(step, {given: table[order[low:low + 8]]})
