"""Rows that can be walked and counted, but not sliced; a base class hands them on."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Rows(object):
    def __init__(self, count):
        self.count = count

    def __iter__(self):
        state = np.random.RandomState(1)
        for _ in range(self.count):
            yield state.rand(4)

    def __len__(self):
        return self.count


def batches(rows, size):
    got = []
    for row in rows:
        got.append(row)
        if len(got) == size:
            yield got
            got = []


class Base(object):
    def train(self, rows):
        for epoch in range(2):
            self.run_epoch(rows, epoch)


class Net(Base):
    def build(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = tf.train.GradientDescentOptimizer(0.001).minimize(self.loss)
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())

    def run_epoch(self, rows, epoch):
        for x in batches(rows, 8):
            _, value = self.sess.run([self.step, self.loss], {self.x: x})
        print(epoch, 'ended')


net = Net()
net.build()
net.train(Rows(160))
