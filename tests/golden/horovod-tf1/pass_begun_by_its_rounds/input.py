"""The rounds ask the object whether the pass ends, and begin it anew themselves."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Batches:
    def __init__(self, size):
        self.rows, self.size, self.at = np.random.RandomState(1).rand(330, 4), size, 0

    def is_last(self):
        return self.at + self.size >= len(self.rows)

    def next_batch(self):
        low = self.at
        self.at += self.size
        return self.rows[low:self.at]

    def reset(self):
        np.random.shuffle(self.rows)
        self.at = 0


class Sets(object):
    pass


given = Batches(16)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(105):
        last = given.is_last()
        batch = given.next_batch()
        _, now = sess.run([step, loss], {x: batch})
        if last:
            given.reset()
    print('loss %.5f' % now)
