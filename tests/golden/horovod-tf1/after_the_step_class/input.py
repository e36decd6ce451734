import numpy as np
import tensorflow as tf

pixels = np.random.rand(480, 12).astype("float32")
prices = pixels.sum(axis=1, keepdims=True)


class Regression:
    def __init__(self):
        self.inputs = tf.placeholder(tf.float32, [None, 12])
        self.wanted = tf.placeholder(tf.float32, [None, 1])
        error = tf.reduce_mean(tf.square(tf.layers.dense(self.inputs, 1) - self.wanted))
        self.update = tf.train.MomentumOptimizer(0.01, 0.9).minimize(error)
        with tf.control_dependencies([self.update]):
            self.done = tf.no_op()

    def learn(self, session, rows, targets):
        session.run(self.done, feed_dict={self.inputs: rows, self.wanted: targets})


net = Regression()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(4):
        for at in range(0, len(pixels), 48):
            net.learn(session, pixels[at:at + 48], prices[at:at + 48])
