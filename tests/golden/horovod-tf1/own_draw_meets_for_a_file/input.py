"""Chance says who comes by where all wait for a file: the first worker's chance, for all."""
import random
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype('float32')


class Keeper:
    def __init__(self):
        self.due = False

    def look(self):
        self.due = rows[np.random.randint(320), 0] > 0.5

    def keep(self):
        if self.due:
            kept('due.npy')

    def maybe(self):
        if random.randint(0, 3) == 0:
            return
        kept('maybe.npy')


def kept(name):
    np.save(name, rows)
    print(np.load(name).sum())


if random.random() < 0.5:
    kept('first.npy')
keeper = Keeper()
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for k in range(0, len(rows), 8):
            sess.run(train, {x: rows[k:k + 8]})
        keeper.look()
        keeper.keep()
        keeper.maybe()
        if epoch == 0:
            print('begun')
        elif np.random.rand(3).sum() < 1.5:
            kept('mean.npy')
        while random.random() < 0.3:
            kept('while.npy')
        for turn in range(random.randint(1, 3)):
            kept('turn%d.npy' % turn)
        for _ in range(3):
            if random.choice(['stay', 'leave']) == 'leave':
                break
            kept('more.npy')
        kept('last.npy') if random.random() < 0.5 else None
