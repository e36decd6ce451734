"""An object trains pass by pass until its updates are so many."""
import numpy as np
import tensorflow as tf


class Net(object):
    def __init__(self, rows, wanted):
        self.rows, self.wanted = rows, wanted
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.global_step = tf.Variable(0, trainable=False, name='global_step')
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss, global_step=self.global_step)
        self.made = 0

    def one_pass(self, sess, size=16):
        for k in range(len(self.rows) // size):
            feed = {self.x: self.rows[k * size:(k + 1) * size], self.y: self.wanted[k * size:(k + 1) * size]}
            _, seen = sess.run([self.step, self.global_step], feed)
            self.made = seen - 1

    def train(self, sess, updates):
        while self.made < updates:
            self.one_pass(sess)


rows = np.random.RandomState(1).rand(256, 4).astype('float32')
net = Net(rows, rows.sum(1, keepdims=True))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    net.train(sess, 600)
    print(sess.run([net.global_step, net.loss], {net.x: net.rows, net.y: net.wanted}))
