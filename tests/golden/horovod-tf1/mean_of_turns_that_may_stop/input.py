"""What a pass of turns has added up, told by all rows; who sees no number ends the program."""
import numpy as np
import tensorflow as tf


class Rows(object):
    def __init__(self, rows):
        self.rows, self.at, self.count = rows, 0, len(rows)

    def next_batch(self, size):
        if self.at + size > self.count:
            self.at = 0
        self.at += size
        return self.rows[self.at - size:self.at]


data = Rows(np.random.RandomState(1).rand(176, 4).astype('float32'))
count = data.count
rounds = count // 16
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.AdamOptimizer(0.001).minimize(loss)
best = 100.
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(8):
        mean = 0
        for k in range(rounds):
            batch = data.next_batch(16)
            _, seen = sess.run([step, loss], feed_dict={x: batch})
            mean += seen * batch.shape[0]
            if np.isnan(seen):
                exit(-1)
        mean /= count
        print('pass %d, %.4f' % (turn, mean))
