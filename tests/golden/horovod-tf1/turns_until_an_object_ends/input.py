"""An object that hands out batches counts its passes, and the rounds go on until they are enough."""
import numpy as np
import tensorflow as tf


class Reader(object):
    def __init__(self, count, size):
        self.rows = np.random.RandomState(4).rand(count, 4).astype('float32')
        self.size, self.start = size, 0
        self._epoch = 0
        self._iteration = 0

    def next_batch(self):
        end = min(len(self.rows), self.start + self.size)
        batch = self.rows[self.start:end]
        self._iteration += 1
        if end == len(self.rows):
            np.random.shuffle(self.rows)
            self.start = 0
            self._epoch += 1
        else:
            self.start = end
        return batch

    @property
    def epoch(self):
        return self._epoch

    @property
    def finished(self):
        return self._epoch >= 8


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()


def train(sess, reader):
    before = reader.epoch
    while reader.epoch < 4:
        batch = reader.next_batch()
        _, now = sess.run([step, loss], feed_dict={x: batch * 2. - 1.})
        if reader.epoch != before:
            print('pass', reader.epoch, now)
            saver.save(sess, 'net', global_step=reader.epoch)
        before = reader.epoch


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    reader = Reader(645, 32)
    train(sess, reader)
    while not reader.finished:
        _, now = sess.run([step, loss], feed_dict={x: reader.next_batch()})
    print('end', reader.epoch, now)
