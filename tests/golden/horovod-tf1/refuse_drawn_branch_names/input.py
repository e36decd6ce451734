"""Chance says which of two networks a round trains: workers that train another one never meet."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(480, 6).astype("float32")
x = tf.placeholder(tf.float32, [None, 6])
up = tf.Variable(tf.zeros([6, 1]))
down = tf.Variable(tf.zeros([6, 1]))
raise_it = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean((tf.matmul(x, up) - 1.0) ** 2))
lower_it = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean((tf.matmul(x, down) + 1.0) ** 2))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(300):
        at = np.random.randint(0, len(rows), 32)
        if np.random.rand() < 0.5:
            sess.run(raise_it, {x: rows[at]})
        else:
            sess.run(lower_it, {x: rows[at]})
