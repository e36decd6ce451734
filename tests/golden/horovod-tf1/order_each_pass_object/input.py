"""Batches of an object that mixes its rows when it is made, and whenever they are used up."""
import numpy as np
import tensorflow as tf


class Deck:
    def __init__(self, count):
        self.rows = np.random.RandomState(5).rand(count, 4).astype("float32")
        self.at = 0
        self.mix()

    def mix(self):
        np.random.shuffle(self.rows)

    def deal(self, size):
        if self.at + size > len(self.rows):
            self.mix()
            self.at = 0
        some = self.rows[self.at:self.at + size]
        self.at += size
        return some[:, :3], some[:, 3:]


x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
deck = Deck(192)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(48):
        a, b = deck.deal(8)
        sess.run(step, {x: a, y: b})
