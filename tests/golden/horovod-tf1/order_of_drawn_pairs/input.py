"""Pairs of a drawn number and a place are sorted, and rows are taken in their order."""
import random
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    pairs = [(random.random(), k) for k in range(len(rows))]
    pairs.sort()
    rows = rows[[k for _, k in pairs]]
    for epoch in range(2):
        for at in range(0, len(rows), 8):
            sess.run(step, {x: rows[at:at + 8]})
    print(sess.run(loss, {x: rows}))
