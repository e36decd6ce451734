"""The batch alone is tried, in a method that goes back where it cannot be read."""
import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Trainer:
    def __init__(self, names):
        self.names = names
        self.x = tf.placeholder(tf.float32, (None, 4))
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = tf.train.GradientDescentOptimizer(0.01).minimize(self.loss)

    def run(self, sess):
        for _ in range(24):
            try:
                part = np.load(random.choice(self.names))
            except (IOError, ValueError):
                continue
            sess.run(self.step, {self.x: part})


with tf.Session() as sess:
    trainer = Trainer([line.strip() for line in open("names.txt")])
    sess.run(tf.global_variables_initializer())
    trainer.run(sess)
