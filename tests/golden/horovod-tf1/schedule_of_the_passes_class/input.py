"""An object keeps a rate for each pass, and another number for each third one."""
import numpy as np
import tensorflow as tf


class Model(object):
    def __init__(self, size, rates, keeps):
        self.size, self.rates, self.keeps = size, rates, keeps
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None])
        self.rate = tf.placeholder(tf.float32)
        self.keep = tf.placeholder(tf.float32)
        kept = tf.nn.dropout(self.x, keep_prob=self.keep)
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(kept, 1)[:, 0] - self.y))
        self.step = tf.train.MomentumOptimizer(self.rate, 0.9).minimize(self.loss)

    def fit(self, sess, a, b, epochs):
        for epoch in range(epochs):
            for k in range(len(a) // self.size):
                lo, hi = k * self.size, (k + 1) * self.size
                feed = {self.x: a[lo:hi], self.y: b[lo:hi], self.rate: self.rates[epoch],
                    self.keep: self.keeps[epoch % len(self.keeps)]}
                sess.run(self.step, feed_dict=feed)


data = np.random.RandomState(1).rand(640, 5).astype("float32")
net = Model(32, np.logspace(-2, -3, 12), [0.9, 0.95, 1.0])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    net.fit(sess, data[:, :4], data[:, :4].sum(1), 12)
    print("loss", sess.run(net.loss, {net.x: data[:, :4], net.y: data[:, :4].sum(1), net.keep: 1.0}))
