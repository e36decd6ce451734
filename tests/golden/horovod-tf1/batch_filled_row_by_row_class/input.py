"""A source hands out rows, and fills a list with them until it is a batch."""
import numpy as np
import tensorflow as tf


class Source(object):
    def __init__(self, batch):
        self.rows = np.random.RandomState(3).rand(240, 5).astype("float32")
        self.at, self.batch = 0, batch

    def following(self):
        if self.at == len(self.rows):
            self.at = 0
        self.at += 1
        return self.rows[self.at - 1]

    def batch_of_rows(self):
        taken = []
        while len(taken) < self.batch:
            taken.append(self.following())
        taken = np.array(taken)
        return taken[:, :4], taken[:, 4:]


data = Source(8)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(120):
        a, b = data.batch_of_rows()
        sess.run(step, {x: a, y: b})
    print(sess.run(loss, {x: data.rows[:, :4], y: data.rows[:, 4:]}))
