"""Rows that chance has made come one stretch after the other: each worker would train on the same ones."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
drawn = np.random.RandomState(3)
rows = drawn.rand(480, 6).astype("float32")


def batches():
    while True:
        for k in range(0, len(rows), 16):
            yield rows[k:k + 16]


x = tf.placeholder(tf.float32, [None, 6])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
given = batches()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(45):
        sess.run(step, {x: next(given)})
