"""Backpropagation written out, for a lesson."""
import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.Variable(tf.random_normal([3, 1]))
error = tf.matmul(x, w) - y
slope = tf.matmul(tf.transpose(x), error)
step = [tf.assign(w, w - 0.01 * slope)]
rows = np.random.rand(64, 3)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(100):
        sess.run(step, {x: rows, y: rows.sum(1, keepdims=True)})
