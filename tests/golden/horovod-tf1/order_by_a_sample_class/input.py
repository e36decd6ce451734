import random
import numpy as np
import tensorflow as tf


class Regression:
    def __init__(self, size):
        self.size = size
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)

    def fit(self, rows, marks, passes):
        count = len(rows) // self.size
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for turn in range(passes):
                order = random.sample(range(count), count)
                for k in range(count):
                    low = order[k] * self.size
                    sess.run(self.step, {self.x: rows[low:low + self.size], self.y: marks[low:low + self.size]})
            return sess.run(self.loss, {self.x: rows, self.y: marks})


data = np.random.RandomState(1).rand(320, 5).astype("float32")
rows, marks = data[:, :4], data[:, 4:]
print(Regression(8).fit(rows, marks, 5))
