"""A method is told the number of a round, and its object knows the last one."""
import tempfile
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)


class Run(object):
    def __init__(self, steps):
        self.steps, self.saver = steps, tf.train.Saver()
        self.folder = tempfile.mkdtemp()

    def keep(self, i):
        if i == self.steps - 1:
            self.saver.save(self.sess, self.folder + "/net")

    def go(self):
        with tf.Session() as self.sess:
            self.sess.run(tf.global_variables_initializer())
            for i in range(self.steps):
                at = np.random.randint(0, len(rows), 8)
                self.sess.run(step, {x: rows[at], y: marks[at]})
                self.keep(i)
            print(self.sess.run(loss, {x: rows, y: marks}))


Run(200).go()
