"""A graph of its own: a session that is made the default one does not bring its graph."""
import numpy as np
import tensorflow as tf


class Factors:
    def __init__(self, cost):
        self.cost, self.session = cost, None

    def train(self, rounds):
        with self.cost.graph.as_default():
            step = tf.train.GradientDescentOptimizer(0.5).minimize(self.cost)
            if self.session is None:
                self.session = tf.Session()
                with self.session.as_default():
                    self.session.run(tf.global_variables_initializer())
        with self.session.as_default():
            for k in range(rounds):
                _, now = self.session.run((step, self.cost))
        print('done')


with tf.Graph().as_default():
    seen = tf.constant(np.random.RandomState(0).rand(20, 10).astype('float32'))
    left, right = tf.Variable(tf.random_normal([20, 2])), tf.Variable(tf.random_normal([10, 2]))
    cost = tf.reduce_mean(tf.square(seen - tf.matmul(left, right, transpose_b=True)))
Factors(cost).train(30)
