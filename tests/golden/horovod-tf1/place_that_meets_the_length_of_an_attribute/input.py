"""The place of a batch begins again where it meets the length of an attribute."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Table(object):
    def __init__(self):
        self.cells = np.random.RandomState(8).rand(240, 4)
        self.marks = self.cells.sum(1, keepdims=True)
        self.count = 240


table = Table()
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    at = 0
    for k in range(60):
        sess.run(step, {x: table.cells[at:at + 8], y: table.marks[at:at + 8]})
        at += 8
        if at == len(table.cells):
            at = 0
    print("done")
