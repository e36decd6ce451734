"""A game of the program's own ends where its walls are met; which way is gone is drawn."""
import random

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Worm:
    def __init__(self):
        self.heading, self.head = 'east', [4, 4]

    def crawl(self):
        if self.heading == 'east':
            self.head[0] += 1
        elif self.heading == 'west':
            self.head[0] -= 1


class Field:
    def __init__(self):
        self.worm = Worm()

    def begin(self):
        self.worm = Worm()

    def turn(self, heading):
        self.worm.heading = heading
        self.worm.crawl()
        return -1. if self.lost() else 0.

    def lost(self):
        lost = False
        if self.worm.head[0] < 0 or self.worm.head[0] > 8:
            lost = True
        return lost


field = Field()
place = tf.placeholder(tf.float32, [None, 1])
gain = tf.placeholder(tf.float32, [None, 1])
step = tf.train.AdamOptimizer(0.01).minimize(
    tf.reduce_mean((tf.layers.dense(place, 1) - gain) ** 2))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for game in range(20):
        field.begin()
        while not field.lost():
            reward = field.turn(random.choice(['east', 'west']))
            sess.run(step, {place: [[field.worm.head[0]]], gain: [[reward]]})
