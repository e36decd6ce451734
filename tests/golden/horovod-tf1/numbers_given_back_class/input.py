"""Methods that only compute a number decide nothing about the rounds, whatever they branch by."""
import collections

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Counts:
    def __init__(self, seen):
        self.seen = collections.Counter(seen)
        self.all = len(seen)

    def share(self, what):
        if what not in self.seen:
            return -np.inf
        return self.seen[what] / self.all

    def nearness(self, other):
        return sum(max(self.share(what), 0.0) for what in other.seen)


rows = np.random.RandomState(0).rand(480, 6).astype("float32")
x = tf.placeholder(tf.float32, [None, 6])
out = tf.round(tf.layers.dense(x, 1))
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
true = Counts([1.0] * 480)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, 480, 32):
        sess.run(step, {x: rows[k:k + 32]})
        if k % 160 == 0:
            print(k, true.nearness(Counts(sess.run(out, {x: rows[:64]}).ravel().tolist())))
