"""The same in a class."""
import numpy as np
import tensorflow as tf


class Net(object):
    def __init__(self, rows):
        self.rows = rows
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - 2.))
        self.step = tf.train.AdamOptimizer(0.02).minimize(self.loss)

    def one_pass(self, sess, size):
        n = len(self.rows)
        total = 0.0
        order = np.random.permutation(n)
        rows = self.rows[order]
        for i in range(int(np.ceil(n / float(size)))):
            now, _ = sess.run([self.loss, self.step], {self.x: rows[i * size:(i + 1) * size]})
            total += now
        return total / int(np.ceil(n / float(size)))


net = Net(np.random.RandomState(8).rand(192, 4).astype("float32"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(12):
        mean = net.one_pass(sess, 16)
    print("mean", mean)
