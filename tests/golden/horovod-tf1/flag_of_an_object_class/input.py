"""What an object makes of the losses that it is told ends the passes, by its flag."""
import numpy as np
import tensorflow as tf


class Patience(object):
    def __init__(self, most):
        self.best, self.waited, self.most, self.over = 1e9, 0, most, False

    def told(self, loss):
        if loss < self.best - 0.01:
            self.best, self.waited = loss, 0
        else:
            self.waited += 1
        self.over = self.waited > self.most


class Trainer(object):
    def __init__(self, rows):
        self.patience = Patience(1)
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 3) - self.x) ** 2)
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)
        self.train(rows)

    def train(self, rows):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            while not self.patience.over:
                for k in range(0, len(rows), 8):
                    _, now = sess.run([self.step, self.loss], {self.x: rows[k:k + 8]})
                self.patience.told(now)


Trainer(np.random.RandomState(1).rand(96, 3).astype("float32"))
