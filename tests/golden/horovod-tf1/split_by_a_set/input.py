"""Rows are held out by a set of numbers that is drawn."""
import random
import numpy as np
import tensorflow as tf


def split(data, ratio):
    index = set(range(len(data)))
    a = set(random.sample(sorted(index), int(len(data) * ratio)))
    b = index - a
    return np.array([data[i] for i in b]), np.array([data[i] for i in a])


train_set, valid_set = split(np.random.RandomState(4).rand(200, 5).astype("float32"), 0.2)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(40):
        sess.run(step, {x: train_set[:, :4], y: train_set[:, 4:]})
    print(sess.run(loss, {x: valid_set[:, :4], y: valid_set[:, 4:]}))
