import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
sums = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(20):
        order = list(range(len(rows)))
        random.shuffle(order)
        sess.run(step, {x: rows[order], y: sums[order]})
    for turn in range(5):
        told = [sess.run([step, loss], {x: rows[k:k + 8], y: sums[k:k + 8]})[1]
                for k in range(0, len(rows), 8)]
        print(turn, np.mean(told))
