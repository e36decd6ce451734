"""Batches of an array of three axes, all of which are named where they are cut."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(3).rand(96, 5, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 5, 3])
y = tf.placeholder(tf.float32, [None, 5])
loss = tf.reduce_mean(tf.square(tf.squeeze(tf.layers.dense(x, 1), 2) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(12):
        sess.run(step, {x: rows[k * 8:k * 8 + 8, :, :], y: rows[k * 8:k * 8 + 8, :, 0]})
