"""A method makes the rounds of a pass; another one evaluates."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self, data):
        self.data = data
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
        self.opt = tf.train.GradientDescentOptimizer(0.01).minimize(self.loss)

    def epoch(self, sess, data, size):
        total = 0.0
        for i in range(0, len(data), size):
            loss, _ = sess.run([self.loss, self.opt], {self.x: data[i:i + size]})
            total += loss
        return total

    def evaluate(self, sess, data):
        return sess.run(self.loss, {self.x: data})

    def fit(self, n):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for e in range(n):
                total = self.epoch(sess, self.data, 10)
                print(total, self.evaluate(sess, self.data[:100]))


Net(np.random.RandomState(0).rand(500, 3)).fit(3)
