import numpy as np
import tensorflow as tf


class Trainer(object):
    def __init__(self):
        self.inputs = tf.placeholder(tf.float32, [None, 3])
        self.wanted = tf.placeholder(tf.float32, [None, 1])
        error = tf.reduce_mean(tf.square(tf.layers.dense(self.inputs, 1) - self.wanted))
        self.step = tf.train.AdamOptimizer(0.01).minimize(error)

    def deal(self, rows, size):
        for i in range(len(rows) // size):
            yield rows[i * size:(i + 1) * size]

    def train(self, rows):
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            for epoch in range(4):
                deal = self.deal(rows, 16)
                for part in deal:
                    session.run(self.step, {self.inputs: part[:, :3], self.wanted: part[:, 3:]})


Trainer().train(np.random.RandomState(2).rand(203, 4).astype(np.float32))
