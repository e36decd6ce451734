"""A count of runs that is read and written anew."""
import os

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(200, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
learn = tf.train.GradientDescentOptimizer(0.05).minimize(cost)


def counted(path):
    runs = 0
    if os.path.exists(path):
        with open(path) as f:
            runs = int(f.read())
    with open(path, 'w') as f:
        f.write(str(runs + 1))


counted('runs.txt')
counted('runs.txt')
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for k in range(0, len(rows), 8):
        session.run(learn, {x: rows[k:k + 8]})
