"""A function gives the rows that it can read, or makes and keeps them."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def table(path):
    try:
        return np.load(path)
    except (IOError, ValueError):
        made = np.random.RandomState(0).rand(192, 3)
        np.save(path, made)
        return made


rows = table('rows.npy')
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, len(rows), 8):
        sess.run(step, {x: rows[k:k + 8]})
