"""Rows of another object's array, drawn by their numbers."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Table(object):
    def __init__(self):
        self.cells = np.random.RandomState(8).rand(180, 3).astype("float32")


class Learner(object):
    def __init__(self, table):
        self.table = table
        self.given = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.given[:, :2], 1) - self.given[:, 2:]))
        self.learn = tf.train.MomentumOptimizer(0.05, 0.5).minimize(self.loss)

    def run(self, rounds):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for k in range(rounds):
                some = np.random.choice(len(self.table.cells), 10)
                sess.run(self.learn, {self.given: self.table.cells[some]})


Learner(Table()).run(60)
