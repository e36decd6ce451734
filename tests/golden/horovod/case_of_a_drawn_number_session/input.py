"""Chance says by a case of a `match` which of two steps a round makes."""
import random
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
other = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(5):
        for k in range(0, len(rows), 8):
            match random.randint(0, 1):
                case 0:
                    sess.run(train, {x: rows[k:k + 8]})
                case _:
                    sess.run(other, {x: rows[k:k + 8]})
