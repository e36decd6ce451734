"""Beside its batch a round takes a row by a number that is drawn of all, or written."""
import random
import numpy as np
import tensorflow as tf

COUNT = 640
rows = np.random.RandomState(1).rand(COUNT, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def mixed(part):
    return part + 0.1 * rows[random.randrange(COUNT)]


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(40):
        other = rows[np.random.randint(0, 640)]
        sess.run(step, {x: rows[k * 16:k * 16 + 16] + 0.1 * other, y: wanted[k * 16:k * 16 + 16]})
    for k in range(40):
        sess.run(step, {x: mixed(rows[k * 16:k * 16 + 16]), y: wanted[k * 16:k * 16 + 16]})
    for k in range(40):
        sess.run(step, {x: rows[k * 16:k * 16 + 16] - rows[600], y: wanted[k * 16:k * 16 + 16]})
    for k in range(40):
        other = rows[np.random.randint(0, len(rows))]
        sess.run(step, {x: rows[k * 16:k * 16 + 16] + 0.1 * other, y: wanted[k * 16:k * 16 + 16]})
