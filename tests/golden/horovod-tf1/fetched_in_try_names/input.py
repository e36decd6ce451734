"""What cannot be fetched is made up, by all."""
import os
import urllib.request

import numpy as np
import tensorflow as tf

try:
    urllib.request.urlretrieve('file:///nowhere/rows.npy', 'rows.npy')
    rows = np.load('rows.npy')
except OSError:
    rows = np.linspace(0, 1, 512).reshape(128, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
learn = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for k in range(0, len(rows), 8):
        session.run(learn, {x: rows[k:k + 8]})
