"""A coin in a function says which operation a step runs: another one on each worker."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(320, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
out = tf.layers.dense(x, 1)
near = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(tf.square(out)))
far = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(tf.abs(out)))
fixed = np.random.RandomState(7)


def coin():
    if np.random.uniform() > 0.5:
        return near
    return far


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, len(rows), 8):
        sess.run(coin(), {x: rows[k:k + 8]})
        same = near if fixed.rand() < 0.5 else far
        sess.run(same, {x: rows[k:k + 8]})
