"""A checkpoint is restored where there is one: all meet before they ask."""
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)
        self.saver = tf.train.Saver()

    def fit(self, data):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for i in range(0, len(data), 8):
                sess.run(self.step, {self.x: data[i:i + 8]})
            self.saver.save(sess, "kept/net")

    def evaluate(self, data):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            if os.path.exists("kept/checkpoint"):
                self.saver.restore(sess, "kept/net")
            return sess.run(self.loss, {self.x: data})


net = Net()
rows = np.random.RandomState(0).rand(320, 3)
net.fit(rows)
value = net.evaluate(rows[:100])
print(value)
