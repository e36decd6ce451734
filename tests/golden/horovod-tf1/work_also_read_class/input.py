import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 28, 28])
        self.y = tf.placeholder(tf.int64, [None])
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.y, tf.layers.dense(tf.layers.flatten(self.x), 10))
        self.train = tf.train.AdamOptimizer(0.01).minimize(self.loss)

    def fit(self, train_x, train_y, test_x, test_y):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for epoch in range(3):
                for i in range(0, 192, 16):
                    sess.run(self.train, {self.x: train_x[i:i + 16], self.y: train_y[i:i + 16]})
                print(sess.run(self.loss, {self.x: train_x, self.y: train_y}))


(train_x, train_y), (test_x, test_y) = tf.keras.datasets.mnist.load_data()
Trainer().fit(train_x, train_y, test_x, test_y)
