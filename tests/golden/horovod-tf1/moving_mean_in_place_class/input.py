import numpy as np
import tensorflow as tf


class Learner:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        seen = tf.layers.dense(self.x, 1)[:, 0]
        self.loss = tf.reduce_mean((seen - tf.reduce_sum(self.x, 1)) ** 2)
        self.step = tf.train.GradientDescentOptimizer(0.05).minimize(self.loss)
        self.running = 1.0

    def run(self, sess, rows):
        for turn in range(12):
            for k in range(0, len(rows), 8):
                now = sess.run([self.step, self.loss], {self.x: rows[k:k + 8]})[1]
                self.running = self.running - (self.running - now) * 0.1
            print('pass', turn, self.running)
            if self.running < 0.05:
                break


tf.set_random_seed(3)
learner = Learner()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    learner.run(sess, np.random.RandomState(2).rand(96, 3).astype('float32'))
