"""An object is called for the batches of a pass, each of which goes on as named arguments."""
import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Deck(object):
    def __init__(self, many, size, mixed=False):
        state = np.random.RandomState(0)
        self.cards = [(row, [row.sum()]) for row in state.rand(many, 3)]
        self.size, self.mixed = size, mixed

    def __call__(self):
        if self.mixed:
            random.shuffle(self.cards)
        for part in self.parts():
            yield part

    def parts(self):
        for k in range(len(self.cards) // self.size):
            yield self.cards[k * self.size:(k + 1) * self.size]


class Net(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())

    def learn(self, given, wanted):
        self.sess.run(self.step, {self.x: given, self.y: wanted})

    def judge(self, given, wanted):
        return self.sess.run(self.loss, {self.x: given, self.y: wanted})


def named(part):
    return {"given": [row for row, _ in part], "wanted": [mark for _, mark in part]}


deck, held_out = Deck(320, 8, mixed=True), Deck(40, 8)
net = Net()
for turn in range(3):
    for part in deck():
        net.learn(**named(part))
    print(turn, np.mean([net.judge(**named(part)) for part in held_out()]))
