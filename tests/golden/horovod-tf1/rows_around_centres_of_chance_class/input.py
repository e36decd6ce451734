"""Each round makes its rows around centres that an object has drawn, and a slope of chance."""
import numpy as np
import tensorflow as tf


class Source:
    def __init__(self, kinds):
        self.kinds = kinds
        self.centres = np.random.uniform(-3, 3, (kinds, 4))
        self.slope = np.random.rand()

    def batch(self, size):
        at = [np.random.randint(self.kinds) for _ in range(size)]
        rows = np.array([self.centres[k] + np.random.randn(4) * 0.1 for k in at])
        return rows, self.slope * rows.sum(1, keepdims=True)


source = Source(5)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(200):
        rows, marks = source.batch(16)
        sess.run(step, {x: rows, y: marks})
    print("trained on rows around", source.kinds, "centres")
