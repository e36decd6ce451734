"""A trainer mixes the table that it keeps, in each pass, and takes rows of it."""
import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, table):
        self.table = table
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.placeholder(tf.float32, [None, 1])
        error = tf.layers.dense(self.x, 1) - self.y
        self.step = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(error ** 2))

    def learn(self, passes, size=8):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for turn in range(passes):
                np.random.shuffle(self.table)
                for k in range(len(self.table) // size):
                    some = self.table[k * size:(k + 1) * size]
                    sess.run(self.step, {self.x: some[:, :3], self.y: some[:, 3:]})


Trainer(np.random.RandomState(7).rand(192, 4).astype("float32")).learn(3)
