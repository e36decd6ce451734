"""Every other batch is picked by seeded numbers: by the reader's own count, which nobody else knows."""
import random
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
np.random.seed(5)


class Rows(object):
    def __init__(self):
        self.rows = np.random.rand(320, 4).astype('float32')
        self.asked = 0

    def next_batch(self, size):
        self.asked += 1
        if self.asked % 2:
            at = np.random.choice(320, size)
        else:
            at = np.random.choice(100, size)
        return [row[::-1] if random.random() < 0.5 else row for row in self.rows[at]]


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
data = Rows()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(100):
        part = data.next_batch(16)
        sess.run(step, {x: part})
