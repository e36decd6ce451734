"""Chance leaves out rounds of a generator: each worker would make another number of them."""
import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def batches(rows):
    for k in range(0, len(rows), 16):
        if random.random() < 0.3:
            continue
        yield rows[k:k + 16]


rows = np.random.RandomState(0).rand(480, 6).astype("float32")
x = tf.placeholder(tf.float32, [None, 6])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for some in batches(rows):
        sess.run(step, {x: some})
