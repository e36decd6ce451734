"""The same, by calls and by a generator."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
y = tf.placeholder(tf.float32, (None, 1))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)


class Loader:
    def __init__(self, rows):
        self.rows = rows
        self.at = 0

    def get(self, size):
        got = self.rows[self.at:self.at + size]
        self.at = (self.at + size) % len(self.rows)
        return got

    def all(self, size, epochs):
        for _ in range(epochs):
            for _ in range(len(self.rows) // size):
                yield self.get(size)


loader = Loader(rows)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    batches = loader.all(8, 2)
    for number, batch in enumerate(batches):
        sess.run(step, {x: batch, y: batch[:, :1]})
    for number in range(12):
        batch = loader.get(8)
        sess.run(step, {x: batch, y: batch[:, 1:2]})
