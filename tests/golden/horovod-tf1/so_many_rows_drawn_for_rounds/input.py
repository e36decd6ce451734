"""Rounds go through so many rows that are drawn for them, one by one, and through a drawn order."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
stream = np.random.RandomState(3)
cells = stream.rand(240, 3)
pairs = stream.rand(240, 3)
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)


def drawn(sess):
    for turn in range(10):
        part = cells[np.random.randint(0, len(cells), 8)]
        for row in part:
            sess.run(step, {x: row[np.newaxis]})


def ordered(sess):
    for turn in range(2):
        for at in np.random.permutation(len(pairs)):
            sess.run(step, {x: pairs[at:at + 1]})


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    drawn(sess)
    ordered(sess)
