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
            best, wait = 1e9, 0
            for epoch in range(30):
                losses = []
                for i in range(len(train_x) // 16):
                    _, c = sess.run([self.train, self.loss], {self.x: train_x[i * 16:i * 16 + 16], self.y: train_y[i * 16:i * 16 + 16]})
                    losses.append(c)
                if np.mean(losses) < best - 1e6:
                    best, wait = np.mean(losses), 0
                else:
                    wait += 1
                    if wait > 2:
                        break


(train_x, train_y), (test_x, test_y) = tf.keras.datasets.mnist.load_data()
Trainer().fit(train_x, train_y, test_x, test_y)
