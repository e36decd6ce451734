"""The graph is closed, and values are read behind it: where they could be sent first, none are there."""
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.graph.finalize()
    if os.path.exists("kept/checkpoint"):
        saver.restore(sess, tf.train.latest_checkpoint("kept"))
    for begin in range(0, len(rows), 8):
        sess.run(step, {x: rows[begin:begin + 8]})
    saver.save(sess, "kept/model")
