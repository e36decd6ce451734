"""The number of the rounds has a name of its own and one in the object, and all rows are told of behind them."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self, rows):
        self.rows, self.size = rows, 8
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)
        self.total = len(self.rows) // self.size

    def train(self, sess):
        total = self.total
        for epoch in range(2):
            mean = 0.
            for i in range(total):
                at = i * self.size
                l, _ = sess.run([self.loss, self.step], {self.x: self.rows[at:at + self.size]})
                mean += l / self.total
            print(mean)
            print(np.mean([sess.run(self.loss, {self.x: self.rows[i * 8:i * 8 + 8]}) for i in range(total)]))


with tf.Session() as sess:
    net = Net(np.random.RandomState(1).rand(240, 4))
    sess.run(tf.global_variables_initializer())
    net.train(sess)
