import os
import tempfile
import numpy as np
import tensorflow as tf


class Reader:
    def __init__(self, path):
        self.path = path
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)

    def train(self, sess):
        for turn in range(3):
            lines = open(self.path)
            for line in lines:
                cells = np.array([[float(c) for c in line.split(",")]])
                sess.run(self.step, {self.x: cells[:, :4], self.y: cells[:, 4:]})


path = os.path.join(tempfile.mkdtemp(), "rows.csv")
np.savetxt(path, np.random.RandomState(6).rand(96, 5), delimiter=",")
reader = Reader(path)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    reader.train(sess)
    all_rows = np.loadtxt(path, delimiter=",")
    print(sess.run(reader.loss, {reader.x: all_rows[:, :4], reader.y: all_rows[:, 4:]}))
