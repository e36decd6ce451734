"""A session program that asks, and goes on without an answer."""
import io
import sys

import numpy as np
import tensorflow as tf

sys.stdin = io.StringIO('three\n')
try:
    passes = int(sys.stdin.readline())
except ValueError:
    passes = 2
rows = np.random.RandomState(0).rand(240, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
learn = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(passes):
        for k in range(0, len(rows), 8):
            session.run(learn, {x: rows[k:k + 8]})
