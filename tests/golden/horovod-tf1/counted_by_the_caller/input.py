import numpy as np
import tensorflow as tf


def fit(rows, targets, many):
    width = rows.shape[1]
    x = tf.placeholder(tf.float32, [None, width])
    y = tf.placeholder(tf.float32, [None, 1])
    loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
    step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for k in range(many):
            sess.run(step, {x: [rows[k]], y: [targets[k]]})


def features(rows):
    return np.sort(rows, axis=1)[:, :2]


def best(rows, targets):
    fit(features(rows), targets, rows.shape[0])


drawn = np.random.RandomState(1)
best(drawn.rand(96, 3), drawn.rand(96, 1))
