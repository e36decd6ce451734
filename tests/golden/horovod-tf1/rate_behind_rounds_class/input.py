"""The rate that a method feeds is one of two, by the number of rounds that it has counted."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Line(object):
    def __init__(self):
        self.given = tf.placeholder(tf.float32, [None, 3])
        self.asked = tf.placeholder(tf.float32, [None, 1])
        self.lr = tf.placeholder(tf.float32, [])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.given, 1) - self.asked))
        self.learn = tf.train.AdamOptimizer(self.lr).minimize(self.loss)

    def fit(self, rows, wanted):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            made = 0
            for epoch in range(4):
                for k in range(len(rows) // 8):
                    now = 0.02 if made < 50 else 0.002
                    sess.run(self.learn, {self.given: rows[k * 8:(k + 1) * 8], self.asked: wanted[k * 8:(k + 1) * 8], self.lr: now})
                    made = made + 1


numbers = np.random.RandomState(2).rand(200, 3).astype("float32")
Line().fit(numbers, numbers.mean(axis=1, keepdims=True))
