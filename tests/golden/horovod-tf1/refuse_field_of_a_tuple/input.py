import collections
import numpy as np
import tensorflow as tf


class Built(collections.namedtuple("Built", ("model", "saver"))):
    pass


class Net(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 8])
        self.y = tf.placeholder(tf.float32, [None, 1])
        w = tf.get_variable("w", [8, 1])
        self.loss = tf.reduce_mean(tf.square(tf.matmul(self.x, w) - self.y))
        self.train_op = tf.train.AdamOptimizer(1e-3).minimize(self.loss)


def build():
    net = Net()
    return Built(model=net, saver=tf.train.Saver())


class Runner(object):
    def __init__(self):
        self.built = build()
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())

    def train(self, rows, marks):
        for k in range(0, len(rows), 32):
            self.sess.run([self.built.model.train_op, self.built.model.loss],
                          {self.built.model.x: rows[k:k + 32], self.built.model.y: marks[k:k + 32]})
        print(self.sess.run(self.built.model.loss, {self.built.model.x: rows, self.built.model.y: marks}))


rows = np.random.RandomState(1).rand(320, 9).astype("float32")
Runner().train(rows[:, :8], rows[:, 8:])
