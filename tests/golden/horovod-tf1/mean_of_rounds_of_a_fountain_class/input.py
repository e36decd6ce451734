"""So many batches of an endless generator, whose mean loss is told by their number, written anew."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def batches(rows, size):
    while True:
        order = np.random.permutation(len(rows))
        for i in range(0, len(rows) - size + 1, size):
            yield rows[order[i:i + size]]


class Trainer:
    def __init__(self, rows, tests):
        self.n = len(rows)
        self.train_batches = batches(rows, 16)
        self.test_batches = batches(tests, 16)
        self.x = tf.placeholder(tf.float32, [None, 4])
        w = tf.Variable(tf.zeros([4, 1]))
        self.loss = tf.reduce_mean(tf.square(tf.matmul(self.x, w) - 1.0))
        self.op = tf.train.GradientDescentOptimizer(0.05).minimize(self.loss)

    def run(self, sess):
        for epoch in range(4):
            total = 0
            for i in range(self.n // 16):
                rows = next(self.train_batches)
                now, _ = sess.run([self.loss, self.op], {self.x: rows})
                total += now
            tested = sess.run(self.loss, {self.x: next(self.test_batches)})
            print(epoch, total / (self.n // 16), tested)


np.random.seed(3)
chance = np.random.RandomState(0)
with tf.Session() as sess:
    t = Trainer(chance.rand(320, 4), chance.rand(64, 4))
    sess.run(tf.global_variables_initializer())
    t.run(sess)
