import numpy as np
import tensorflow as tf


class Table:
    def __init__(self, count, size):
        self.rows = np.random.RandomState(5).rand(count, 4).astype("float32")
        self.order, self.size, self.at = np.arange(count), size, 0
        self.batches = count // size

    def begin(self):
        self.at = 0

    def next_batch(self):
        some = self.rows[self.order[self.at:self.at + self.size]]
        self.at += self.size
        return some


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean((tf.layers.dense(x, 4) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
table = Table(24, 8)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        table.begin()
        for k in range(table.batches):
            sess.run(step, {x: table.next_batch()})
