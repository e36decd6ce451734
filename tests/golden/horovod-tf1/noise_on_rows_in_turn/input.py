"""Rows come in turn, and noise is laid on each of them."""
import numpy as np
import tensorflow as tf

table = np.random.RandomState(5).rand(200, 5).astype("float32")
table[:, 4] = table[:, :4].sum(1)
at = 0


def one():
    global at
    if at == len(table):
        at = 0
    at += 1
    return table[at - 1]


def next_batch(size):
    taken = []
    while len(taken) < size:
        taken.append(one() + np.random.normal(0, 0.01, 5))
    taken = np.array(taken)
    return taken[:, :4], taken[:, 4:]


x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(400):
        a, b = next_batch(8)
        sess.run(step, {x: a, y: b})
    print(sess.run(loss, {x: table[:, :4], y: table[:, 4:]}))
