"""Rows in an order of numbers that are drawn for it, and kept in a file as well."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
cells = np.random.RandomState(8).rand(240, 4)
marks = np.random.rand(len(cells))
order = np.argsort(marks)
cells = cells[order]
np.save("marks.npy", marks)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for at in range(0, 240, 8):
        sess.run(step, {x: cells[at:at + 8]})
