"""How far each row is moved is drawn, which does not say how many there are."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def turned(row, angle):
    return row * np.cos(angle) + row[::-1] * np.sin(angle)


class Rows(object):
    def __init__(self):
        self.rows = np.random.RandomState(3).rand(320, 4).astype('float32')

    def batches(self, size):
        made = []
        for row in self.rows:
            made.append(turned(row, np.random.uniform(0., 3.14)).reshape([1, 4]))
        rows = np.concatenate(made)
        for start in range(0, len(rows) - size + 1, size):
            yield rows[start:start + size]


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
data = Rows()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for rows in data.batches(16):
            sess.run(step, feed_dict={x: rows})
