"""Pairs are put into another order in each pass, by Python's own module, and parted again."""
import random
import numpy as np
import tensorflow as tf

xs = np.random.RandomState(8).rand(192, 3).astype("float32")
ys = xs.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        pairs = list(zip(xs, ys))
        random.shuffle(pairs)
        a, b = zip(*pairs)
        for k in range(0, len(a), 8):
            sess.run(step, {x: a[k:k + 8], y: b[k:k + 8]})
