"""The losses of a pass are added up, and the sum is multiplied before it is divided by the rows."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Rows:
    def __init__(self):
        self.table = np.random.RandomState(0).rand(400, 4).astype('float32')
        self.wanted = self.table.sum(axis=1, keepdims=True)
        self.count = self.table.shape[0]

    def shaken(self):
        return self.table + np.random.normal(0., 0.01, self.table.shape)


class Net:
    def __init__(self):
        self.given = tf.placeholder(tf.float32, [None, 4])
        self.answer = tf.placeholder(tf.float32, [None, 1])
        self.cost = tf.reduce_mean((tf.layers.dense(self.given, 1) - self.answer) ** 2)
        self.step = tf.train.GradientDescentOptimizer(0.01).minimize(self.cost)

    def train(self, source, size=8):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for turn in range(3):
                table, wanted = source.shaken(), source.wanted
                total = 0.
                for low in range(0, source.count, size):
                    some, right = table[low:low + size], wanted[low:low + size]
                    now, _ = sess.run([self.cost, self.step],
                                      {self.given: some, self.answer: right})
                    total += now * some.shape[0]
                total = 1. * total / source.count
                print(turn, total)


Net().train(Rows())
