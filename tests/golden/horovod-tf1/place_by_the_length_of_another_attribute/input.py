"""The place of a batch begins again by the length of another attribute."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Table(object):
    def __init__(self):
        self.cells = np.random.RandomState(8).rand(240, 4)
        self.marks = self.cells.sum(1)


table = Table()
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    at = 0
    for k in range(60):
        sess.run(step, {x: table.cells[at:at + 8]})
        at += 8
        if at >= len(table.marks):
            at = 0
    print("done")
