"""A loader of the program's own hands out its batches one after the other."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


class Loader:
    def __init__(self):
        self.data, self.at = np.random.RandomState(1).rand(96, 3), 0

    def next_batch(self):
        self.at += 1
        return self.data[(self.at - 1) * 4 % 96:][:4]


x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
train = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
loader = Loader()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for b in range(24):
        sess.run(train, {x: loader.next_batch()})
