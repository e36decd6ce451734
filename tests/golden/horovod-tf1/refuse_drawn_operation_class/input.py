"""One of several heads is trained in each round."""
import numpy as np
import tensorflow as tf


class Heads:
    def __init__(self, n):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.steps = []
        for k in range(n):
            loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
            self.steps.append(tf.train.AdamOptimizer(0.01).minimize(loss))

    def fit(self, data, rounds):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for r in range(rounds):
                step = self.steps[np.random.randint(len(self.steps))]
                sess.run(step, {self.x: data})


Heads(3).fit(np.random.rand(40, 3), 100)
