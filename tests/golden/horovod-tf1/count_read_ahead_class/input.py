"""The same in a class."""
import os
import tempfile
import numpy as np
import tensorflow as tf


class Net(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 5])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - 1.))
        self.global_step = tf.Variable(0, trainable=False)
        self.op = tf.train.AdamOptimizer(0.01).minimize(self.loss, global_step=self.global_step)
        self.saver = tf.train.Saver()

    def fit(self, sess, rows, rounds, folder):
        for _ in range(rounds):
            now = 1 + sess.run(self.global_step)
            some = np.random.randint(0, len(rows), 10)
            sess.run(self.op, {self.x: rows[some]})
            if now % 50 == 0:
                self.saver.save(sess, os.path.join(folder, "net"), global_step=now)
        print("loss", sess.run(self.loss, {self.x: rows}))


rows = np.random.RandomState(2).rand(200, 5).astype("float32")
net = Net()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    net.fit(sess, rows, 200, tempfile.mkdtemp())
