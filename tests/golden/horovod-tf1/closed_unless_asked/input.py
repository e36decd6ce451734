"""Values are given in one branch only, and the function may end before the graph is closed."""
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)


def begin(sess):
    sess.run(tf.global_variables_initializer())
    if os.environ.get("OPEN"):
        return
    sess.graph.finalize()


with tf.Session() as sess:
    begin(sess)
    for k in range(0, len(rows), 8):
        sess.run(step, {x: rows[k:k + 8]})
