"""The same in a class."""
import numpy as np
import tensorflow as tf

table = np.random.RandomState(5).rand(200, 5).astype("float32")
table[:, 4] = table[:, :4].sum(1)


class Source(object):
    def __init__(self, batch):
        self.at, self.batch = 0, batch

    def one(self):
        if self.at == len(table):
            self.at = 0
        self.at += 1
        return table[self.at - 1]

    def next_batch(self):
        taken = []
        while len(taken) < self.batch:
            taken.append(self.one() + 0.01 * np.random.randn(5))
        taken = np.array(taken)
        return taken[:, :4], taken[:, 4:]


src = Source(8)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(400):
        a, b = src.next_batch()
        sess.run(step, {x: a, y: b})
    print(sess.run(loss, {x: table[:, :4], y: table[:, 4:]}))
