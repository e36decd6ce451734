"""A file is fetched by the second half of an `or`."""
import os
import urllib.request
import numpy as np
import tensorflow as tf


def get():
    urllib.request.urlretrieve('http://example.com/rows.npy', 'rows.npy')


os.path.exists('rows.npy') or get()
rows = np.load('rows.npy')
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, len(rows), 8):
        sess.run(step, {x: rows[k:k + 8], y: wanted[k:k + 8]})
