"""A method keeps the weights every so often, and once more behind all rounds."""
import os
import tempfile
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
held, right = rows[:40] * 1., marks[:40] * 1.
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)


class Solver:
    def __init__(self, sess, steps):
        self.sess, self.steps, self.made = sess, steps, 0
        self.saver, self.folder = tf.train.Saver(), tempfile.mkdtemp()

    def keep(self, number):
        if np.mod(number + 1, 50) == 0:
            self.saver.save(self.sess, os.path.join(self.folder, "net"), global_step=number)

    def train(self):
        while self.made < self.steps:
            at = np.random.randint(0, len(rows), 8)
            self.sess.run(step, {x: rows[at], y: marks[at]})
            self.keep(self.made)
            self.made += 1
        self.keep(self.steps)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    Solver(sess, 200).train()
    print(sess.run(loss, {x: held, y: right}))
