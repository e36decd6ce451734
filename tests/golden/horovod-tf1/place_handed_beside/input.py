"""A generator hands out where its rows stand, and by that others are taken: all is left whole."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
wants = rows[:, :1] * 2
x = tf.placeholder(tf.float32, (None, 4))
y = tf.placeholder(tf.float32, (None, 1))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)


def walk(held, size):
    for at in range(0, len(held), size):
        yield at, held[at:at + size]


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for at, part in walk(rows, 8):
        sess.run(step, {x: part, y: wants[at:at + len(part)]})
