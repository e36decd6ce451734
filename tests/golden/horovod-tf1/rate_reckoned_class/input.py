"""A counter of the graph's own says how far a rate has come: it rises in the first pass and falls along a cosine."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Pairs(object):
    """Goes through the rows, a batch at a time, in an order of each pass."""

    def __init__(self, size):
        self.rows = np.random.RandomState(3).rand(160, 4).astype("float32")
        self.size, self.at = size, 0

    def __len__(self):
        return len(self.rows) // self.size

    def __iter__(self):
        return self

    def __next__(self):
        if self.at >= len(self):
            np.random.shuffle(self.rows)
            self.at = 0
            raise StopIteration
        some = self.rows[self.at * self.size:(self.at + 1) * self.size]
        self.at += 1
        return some[:, :3], some[:, 3:]


class Trainer(object):
    def __init__(self):
        self.pairs = Pairs(8)
        passes = 4
        self.given = tf.placeholder(tf.float32, [None, 3])
        self.asked = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.given, 1) - self.asked))
        self.count = tf.Variable(0., trainable=False)
        rising, last = tf.constant(1. * len(self.pairs)), tf.constant(float(passes * len(self.pairs)))
        self.rate = tf.cond(self.count < rising, lambda: 0.02 + 0.08 * self.count / rising,
                            lambda: 0.02 + 0.04 * (1 + tf.cos((self.count - rising) / (last - rising) * np.pi)))
        train = tf.train.GradientDescentOptimizer(self.rate).minimize(self.loss)
        with tf.control_dependencies([train]):
            self.train_op = tf.assign_add(self.count, 1.)
        self.passes = passes

    def run(self):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for turn in range(self.passes):
                losses = []
                for given, asked in self.pairs:
                    _, now = sess.run([self.train_op, self.loss], {self.given: given, self.asked: asked})
                    losses.append(now)
                print("pass", turn, np.mean(losses))


Trainer().run()
