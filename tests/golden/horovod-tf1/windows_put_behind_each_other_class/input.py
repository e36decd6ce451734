"""A window of a series has a name before it is made one sample."""
import numpy as np
import tensorflow as tf


class Net(object):
    def __init__(self, series):
        self.series = series
        self.x = tf.placeholder(tf.float32, [None, 20])
        self.y = tf.placeholder(tf.float32, [None])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)[:, 0] - self.y))
        self.step = tf.train.GradientDescentOptimizer(0.01).minimize(self.loss)

    def train(self, sess, passes):
        for epoch in range(passes):
            for at in range(0, len(self.series) - 21, 21):
                part = self.series[at:at + 21]
                sess.run(self.step, {self.x: part[None, :-1], self.y: part[-1:]})


wave = np.sin(np.arange(1200) * 0.1)
net = Net(wave)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    net.train(sess, 3)
    whole = np.stack([wave[k:k + 20] for k in range(1000)])
    print("loss", sess.run(net.loss, {net.x: whole, net.y: wave[20:1020]}))
