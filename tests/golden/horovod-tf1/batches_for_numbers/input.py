"""A function makes a batch for the number of the round, of files that it reads by their numbers."""
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def sample(number):
    path = 'samples/%d.txt' % number
    if os.path.exists(path):
        return np.loadtxt(path)
    return np.sin(np.arange(5) * (1 + number % 9))


def batch(number, size):
    rows = []
    for n in range(number * size, (number + 1) * size):
        rows.append(np.reshape(sample(n), [5]))
    return np.array(rows), np.array([row.sum(keepdims=True) for row in rows])


x = tf.placeholder(tf.float32, [None, 5])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.MomentumOptimizer(0.02, 0.9).minimize(loss)
rounds = 240 // 12
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        for k in range(rounds):
            a, b = batch(k, 12)
            sess.run(step, {x: a, y: b})
        a, b = batch(0, 60)
        print('pass', turn, 'loss %.5f' % sess.run(loss, {x: a, y: b}))
