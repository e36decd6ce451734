"""Batches of an order that is seeded where somebody asks for it, and nobody does."""
import numpy as np
import tensorflow as tf


def batches_of(rows, size, seed=None):
    np.random.seed(seed)
    order = list(np.random.permutation(rows.shape[0]))
    rows = rows[order, :]
    return [rows[k * size:(k + 1) * size] for k in range(len(rows) // size)]


x = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
learn = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
batches = batches_of(np.random.RandomState(0).rand(256, 4), 8)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for epoch in range(3):
        for k in range(len(batches)):
            session.run(learn, {x: batches[k]})
