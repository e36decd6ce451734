# A series that a generator cuts into windows, and the number behind each; in a class.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def windows(series, wanted, n, size):
    xs, ys = [], []
    for i in range(len(series) - n):
        xs.append(series[i:i + n])
        ys.append(wanted[i + n])
        if len(xs) == size:
            yield np.array(xs), np.array(ys)
            xs, ys = [], []


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 6])
        self.y = tf.placeholder(tf.float32, [None])
        guess = tf.layers.dense(self.x, 1)[:, 0]
        loss = tf.reduce_mean(tf.square(guess - self.y))
        self.step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)

    def fit(self, sess, series, wanted):
        sess.run(tf.global_variables_initializer())
        for epoch in range(2):
            for xs, ys in windows(series, wanted, 6, 8):
                sess.run(self.step, {self.x: xs, self.y: ys})


wave = np.sin(np.arange(206) / 9.)
with tf.Session() as sess:
    Net().fit(sess, wave, np.cos(np.arange(206) / 9.))
