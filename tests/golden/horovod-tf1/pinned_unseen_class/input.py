"""A configuration that a caller may give."""
import numpy as np
import tensorflow as tf


class Net(object):
    def __init__(self, config=None):
        self.x = tf.compat.v1.placeholder(tf.float32, [None, 3])
        loss = tf.reduce_mean(tf.compat.v1.layers.dense(self.x, 1) ** 2)
        self.step = tf.compat.v1.train.AdamOptimizer(0.01).minimize(loss)
        self.sess = tf.compat.v1.Session(config=config)
        self.sess.run(tf.compat.v1.global_variables_initializer())

    def fit(self, data):
        for i in range(0, len(data), 8):
            self.sess.run(self.step, {self.x: data[i:i + 8]})


tf.compat.v1.disable_eager_execution()
given = {}
Net(**given).fit(np.random.RandomState(0).rand(240, 3))
