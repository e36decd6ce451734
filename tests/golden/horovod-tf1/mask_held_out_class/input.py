"""A helper draws the mask of the table, and in each round a hint as well."""
import numpy as np
import tensorflow as tf


def sampler(p, rows, cols):
    drawn = np.random.uniform(0., 1., size=[rows, cols])
    return 1 * (drawn < p)


class Filler(object):
    def __init__(self, table):
        self.table = table
        self.mask = sampler(0.8, len(table), 5)
        self.x = tf.placeholder(tf.float32, [None, 5])
        self.m = tf.placeholder(tf.float32, [None, 5])
        self.h = tf.placeholder(tf.float32, [None, 5])
        hidden = tf.layers.dense(tf.concat([self.x * self.m * self.h, self.m], 1), 12, tf.nn.relu)
        self.out = tf.layers.dense(hidden, 5)
        loss = tf.reduce_mean(self.m * tf.square(self.x - self.out))
        self.step = tf.train.AdamOptimizer(0.01).minimize(loss)

    def train(self, sess):
        for it in range(300):
            at = np.random.randint(0, len(self.table), 32)
            hint = sampler(0.9, 32, 5)
            sess.run(self.step, {self.x: self.table[at], self.m: self.mask[at], self.h: hint})

    def error(self, sess):
        whole = np.ones(self.mask.shape)
        out = sess.run(self.out, {self.x: self.table, self.m: self.mask, self.h: whole})
        return np.sum((1 - self.mask) * (self.table - out) ** 2) / np.sum(1 - self.mask)


chance = np.random.RandomState(7)
table = chance.rand(200, 2).astype("float32").dot(chance.rand(2, 5).astype("float32"))
filler = Filler(table)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    filler.train(sess)
    print("hidden", filler.error(sess))
