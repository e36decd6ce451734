"""A game lasts until a board that chance fills in is won or full."""
import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Board:
    def __init__(self):
        self.taken = np.zeros(9)
        self.free = set(range(9))

    def put(self, place):
        self.free.remove(place)
        self.taken[place] = 1

    def result(self):
        if self.taken[:3].all() or self.taken[3:6].all():
            return 1.0
        elif self.taken.sum() == 9:
            return 0.0
        else:
            return None


x = tf.placeholder(tf.float32, [1, 9])
y = tf.placeholder(tf.float32, [1, 1])
told = tf.layers.dense(x, 1)
loss = tf.reduce_mean((told - y) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for game in range(20):
        board = Board()
        won = board.result()
        while won is None:
            before = board.taken[None].copy()
            board.put(random.choice(sorted(board.free)))
            won = board.result()
            aim = won if won is not None else sess.run(told, {x: board.taken[None]})[0, 0]
            sess.run(step, {x: before, y: [[aim]]})
