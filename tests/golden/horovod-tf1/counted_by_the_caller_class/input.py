import numpy as np
import tensorflow as tf


class Net:
    def __init__(self, sess):
        self.sess = sess
        self.x = tf.placeholder(tf.float32, [None, 4])
        loss = tf.reduce_mean((tf.layers.dense(self.x, 4) - self.x) ** 2)
        self.step = tf.train.AdamOptimizer(0.01).minimize(loss)
        sess.run(tf.global_variables_initializer())

    def fit(self, rows, many):
        print(rows.shape[1], "wide")
        for epoch in range(3):
            for k in range(many // 8):
                self.sess.run(self.step, {self.x: rows[k * 8:k * 8 + 8]})

    def train(self, rows):
        self.fit(np.sort(rows), rows.shape[0])


with tf.Session() as sess:
    Net(sess).train(np.random.RandomState(1).rand(192, 4))
