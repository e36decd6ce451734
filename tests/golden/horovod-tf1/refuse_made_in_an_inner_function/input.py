import numpy as np
import tensorflow as tf


class Net(object):
    def __init__(self, rate):
        def build():
            self.x = tf.placeholder(tf.float32, [None, 12])
            self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
            self.train_op = tf.train.AdamOptimizer(rate).minimize(self.loss)

        build()

    def train(self, rows):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for turn in range(60):
                at = np.random.choice(len(rows), 16)
                sess.run(self.train_op, {self.x: rows[at]})


Net(0.01).train(np.random.rand(480, 12).astype("float32"))
