"""Objects that hand out batches and say when the rounds end, and have none left behind it."""
import numpy as np
import tensorflow as tf


class Once(object):
    """Its place says when it has come to the end: the next batch would have no rows."""

    def __init__(self, rows, size):
        self.rows, self.size, self.at = rows, size, 0

    def next_batch(self):
        batch = self.rows[self.at:self.at + self.size]
        self.at += self.size
        return batch


class Strict(object):
    """It counts its passes, and hands nothing out behind the last."""

    def __init__(self, rows, size):
        self.rows, self.size, self.at, self.epoch = rows, size, 0, 0

    def next_batch(self):
        if self.epoch >= 4:
            return None
        batch = self.rows[self.at:self.at + self.size]
        self.at = (self.at + self.size) % len(self.rows)
        if self.at == 0:
            self.epoch += 1
        return batch


class Unending(object):
    """Each of its rounds takes two batches, of which one is looked at alone."""

    def __init__(self, rows, size):
        self.rows, self.size, self.at, self.epoch = rows, size, 0, 0

    def next_batch(self):
        batch = self.rows[self.at:self.at + self.size]
        self.at += self.size
        if self.at >= len(self.rows):
            self.at = 0
            self.epoch += 1
        return batch


rows = np.random.RandomState(4).rand(640, 4).astype('float32')
once, strict, unending = Once(rows, 32), Strict(rows, 32), Unending(rows, 32)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def looked_at():
    return unending.next_batch()


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    while once.at < 640:
        batch = once.next_batch()
        sess.run(step, {x: batch})
    while strict.epoch < 4:
        batch = strict.next_batch()
        sess.run(step, {x: batch})
    while unending.epoch < 4:
        batch = unending.next_batch()
        sess.run(step, {x: batch})
        print(sess.run(loss, {x: looked_at()}))
