"""A method hands out feeds, of rows that it mixes; another pass of it tests."""
import numpy as np
import tensorflow as tf
class Net(object):
    def __init__(self, size=None):
        self.x = tf.placeholder(tf.float32, [size, 3])
        self.y = tf.placeholder(tf.float32, [size, 1])
        self.keep = tf.placeholder(tf.float32)
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y)) * self.keep
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)
    def batches(self, a, b, size, keep=1., mixed=True):
        order = np.arange(len(b))
        if mixed:
            np.random.shuffle(order)
        for k in range(0, len(b), size):
            at = order[k:k + size]
            yield {self.x: a[at], self.y: b[at], self.keep: keep}, len(at)
    def run(self, a, b, va, vb):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for turn in range(4):
                total, seen = 0., 0
                for feed, many in self.batches(a, b, 32, 0.9):
                    _, now = sess.run([self.step, self.loss], feed_dict=feed)
                    total += now * many
                    seen += many
                test = 0.
                for feed, many in self.batches(va, vb, 32, mixed=False):
                    test += sess.run(self.loss, feed_dict=feed) * many
                print(turn, total / seen, total / len(a), test / len(va))
rows = np.random.RandomState(1).rand(645, 4).astype('float32')
Net().run(rows[:500, :3], rows[:500, 3:], rows[500:, :3], rows[500:, 3:])
