"""A rate that an object keeps falls with each round; its passes go through rows in turn."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net(object):
    def __init__(self):
        self.fall = 0.97
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.rate = tf.placeholder(tf.float32, [])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = tf.train.GradientDescentOptimizer(self.rate).minimize(self.loss)
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())

    def train(self, rows):
        rate = 0.01
        for epoch in range(2):
            for k in range(0, len(rows), 8):
                self.sess.run(self.step, {self.x: rows[k:k + 8], self.rate: rate})
                rate = rate * self.fall


Net().train(np.random.RandomState(0).rand(240, 4).astype('float32'))
