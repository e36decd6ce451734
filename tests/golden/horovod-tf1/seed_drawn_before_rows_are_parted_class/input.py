"""A generator by a seed that is drawn parts the rows, and draws batches in the rounds."""
import numpy as np
import tensorflow as tf


class Parts:
    def __init__(self, rows):
        self.rng = np.random.RandomState(np.random.randint(10000))
        order = self.rng.permutation(len(rows))
        self.rows, self.held = rows[order[:512]], rows[order[512:]]


parts = Parts(np.random.RandomState(1).rand(640, 4).astype("float32"))
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(200):
        at = np.random.randint(0, len(parts.rows), 16)
        sess.run(step, {x: parts.rows[at]})
    print("loss", sess.run(loss, {x: parts.held}))
