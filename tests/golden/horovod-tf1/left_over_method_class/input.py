import numpy as np
import tensorflow as tf


class Rows:
    def __init__(self, rows):
        self.images = rows
        self.epochs_completed = 0


class Both:
    def __init__(self, rows):
        self.train = Rows(rows)


class Judge:
    def __init__(self):
        self.sess = tf.Session()
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - 1.0))
        self.train_op_d = tf.train.RMSPropOptimizer(1e-3).minimize(self.loss)

    def learn(self, both, epochs=10):
        self.sess.run(tf.global_variables_initializer())
        rows = both.train.images
        for e in range(epochs):
            for k in range(len(rows) // 32):
                self.train_d({self.x: rows[k * 32:(k + 1) * 32]})

    def train_d(self, feed, train=True):
        self.sess.run(self.train_op_d, feed_dict=feed)
        return train

    def train(self, feed):
        self.sess.run(self.train_op, feed_dict=feed)


Judge().learn(Both(np.random.RandomState(1).rand(640, 4).astype('float32')))
