import random
import numpy as np
import tensorflow as tf


class Table:
    def __init__(self, rows):
        rows = [tuple(row) for row in rows]
        held = random.sample(rows, len(rows) // 5)
        self.train = np.array([row for row in rows if row not in held])
        self.test = np.array(held)


table = Table(np.random.RandomState(4).rand(200, 5))
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(40):
        sess.run(step, {x: table.train[:, :4], y: table.train[:, 4:]})
    print(sess.run(loss, {x: table.test[:, :4], y: table.test[:, 4:]}))
