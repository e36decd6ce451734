"""A training operation that a class two levels below makes is run above."""
import numpy as np
import tensorflow as tf


class Trained:
    def __init__(self):
        self.step = None
        self.build()

    def train(self, rows):
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            for k in range(0, len(rows), 8):
                session.run(self.step, {self.x: rows[k:k + 8]})


class Named(Trained):
    name = 'line'


class Line(Named):
    def build(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        cost = tf.reduce_mean((tf.layers.dense(self.x, 1) - 1.) ** 2)
        self.step = tf.train.GradientDescentOptimizer(0.05).minimize(cost)


Line().train(np.random.RandomState(0).rand(240, 4).astype('float32'))
