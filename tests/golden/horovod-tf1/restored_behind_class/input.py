import os
import numpy as np
import tensorflow as tf


class Net(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 2)))
        self.train_op = tf.train.GradientDescentOptimizer(0.05).minimize(self.loss)
        self.saver = tf.train.Saver(max_to_keep=1)
        self.sess = tf.Session()

    def fit(self, data):
        self.sess.run(tf.global_variables_initializer())
        for step in range(60):
            self.sess.run(self.train_op, {self.x: data[np.random.randint(0, len(data), 16)]})
            if step % 20 == 0:
                self.saver.save(self.sess, "best/net")
        if os.path.exists("best/checkpoint"):
            self.saver.restore(self.sess, tf.train.latest_checkpoint("best"))


Net().fit(np.random.rand(128, 4))
