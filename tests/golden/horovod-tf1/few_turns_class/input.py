"""An object hands out three batches a pass."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = tf.train.GradientDescentOptimizer(0.001).minimize(self.loss)
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())

    def batches(self):
        drawn = np.random.rand(48, 4)
        for begin in range(0, 48, 16):
            yield drawn[begin:begin + 16]

    def train(self):
        for turn in range(12):
            given = self.batches()
            for piece in given:
                self.sess.run(self.step, {self.x: piece})


Net().train()
