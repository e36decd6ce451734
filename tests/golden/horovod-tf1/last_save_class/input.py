"""An object counts its rounds, and keeps itself in every twentieth: the last is one of them."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net(object):
    def __init__(self, rounds, every):
        self.rounds, self.every = rounds, every
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = tf.train.GradientDescentOptimizer(0.001).minimize(self.loss)
        self.saver = tf.train.Saver()
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())

    def keep(self):
        self.saver.save(self.sess, './kept')

    def train(self, rows):
        k = 0
        while k < self.rounds:
            self.sess.run(self.step, {self.x: rows[np.random.choice(len(rows), 8)]})
            if k % self.every == 0:
                self.keep()
            k += 1


Net(61, 20).train(np.random.RandomState(0).rand(120, 4).astype('float32'))
