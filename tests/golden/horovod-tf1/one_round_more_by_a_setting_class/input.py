"""What is left of the rows says whether there is one round more."""
import numpy as np
import tensorflow as tf


class Net(object):
    def __init__(self, size):
        self.size = size
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.AdamOptimizer(1e-2).minimize(self.loss)

    def train(self, sess, rows, marks, passes):
        for epoch in range(passes):
            for i in range(len(rows) // self.size + (len(rows) % self.size > 0)):
                at = i * self.size
                sess.run(self.step, {self.x: rows[at:at + self.size], self.y: marks[at:at + self.size]})


data = np.random.RandomState(1).rand(641, 5).astype("float32")
net = Net(32)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    net.train(sess, data[:, :4], data[:, :4].sum(1, keepdims=True), 10)
    print("loss", sess.run(net.loss, {net.x: data[:, :4], net.y: data[:, :4].sum(1, keepdims=True)}))
