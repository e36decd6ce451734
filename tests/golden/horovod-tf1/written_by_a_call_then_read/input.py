"""What is not there is written by a method, and read right after it."""
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Data:
    def build(self):
        path = './prepared'
        rows = np.random.RandomState(1).rand(64, 4)
        if not os.path.exists(path):
            os.mkdir(path)
        np.savetxt(path + '/' + 'a.txt', rows * 2)

    def load(self):
        path = './prepared'
        if not os.path.exists(path):
            self.build()
            self.rows = np.loadtxt('./prepared/a.txt')
        else:
            self.rows = np.loadtxt('./prepared/a.txt')


data = Data()
data.load()
rows = data.rows
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(12):
        sess.run(train, {x: rows[np.random.randint(0, len(rows), 8)]})
