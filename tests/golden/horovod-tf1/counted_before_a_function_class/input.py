import numpy as np
import tensorflow as tf


class Net(object):
    def __init__(self, data):
        self.rows, self.marks = data[:, :4], data[:, 4:]
        self.count = len(self.rows)
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)

    def fit(self, sess, rounds):
        for i in range(rounds):
            a = (i * 16) % self.count
            sess.run(self.step, {self.x: self.rows[a:a + 16], self.y: self.marks[a:a + 16]})

    def told(self, sess):
        return sess.run(self.loss, {self.x: self.rows, self.y: self.marks})


net = Net(np.random.RandomState(2).rand(320, 5).astype("float32"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    net.fit(sess, 200)
    print(net.told(sess))
