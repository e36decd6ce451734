# The number of the rounds is worked out before them, of rows that an object holds.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(240, 3).astype(np.float32)


class Net:
    def __init__(self):
        self.rows = rows
        self.size = 10
        self.x = tf.placeholder(tf.float32, [None, 3])
        loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 3) - self.x))
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
        self.sess = tf.Session()

    def train(self):
        self.sess.run(tf.global_variables_initializer())
        total = len(self.rows) // self.size
        for epoch in range(2):
            for i in range(total):
                start = i * self.size
                self.sess.run(self.step, {self.x: self.rows[start:start + self.size]})


Net().train()
