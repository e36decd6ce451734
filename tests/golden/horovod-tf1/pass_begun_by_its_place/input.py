"""The rounds look where the rows are, and set them back."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Batches:
    def __init__(self, size):
        self.rows, self.size, self.at = np.random.RandomState(1).rand(320, 4), size, 0

    def next_batch(self):
        low = self.at
        self.at += self.size
        return self.rows[low:self.at]

    def reset(self):
        np.random.RandomState(2).shuffle(self.rows)
        self.at = 0


given = Batches(16)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(100):
        if given.at + given.size > len(given.rows):
            given.at = 0
        sess.run(step, {x: given.next_batch()})
    print('loss', sess.run(loss, {x: np.ones((3, 4))}))
