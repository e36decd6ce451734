"""The same in methods of a class."""
import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Pair:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 6])
        self.up = self.taught(1.0)
        self.down = self.taught(-1.0)

    def taught(self, goal):
        weights = tf.Variable(tf.zeros([6, 1]))
        loss = tf.reduce_mean((tf.matmul(self.x, weights) - goal) ** 2)
        return tf.train.GradientDescentOptimizer(0.1).minimize(loss)

    def lift(self, sess, rows):
        sess.run(self.up, {self.x: rows})

    def lower(self, sess, rows):
        sess.run(self.down, {self.x: rows})


rows = np.random.RandomState(0).rand(480, 6).astype("float32")
pair = Pair()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, 480, 32):
        if random.random() < 0.3:
            pair.lift(sess, rows[k:k + 32])
        else:
            pair.lower(sess, rows[k:k + 32])
