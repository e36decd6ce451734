"""A generator is given rows, and others that have no name: workers take turns."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
y = tf.placeholder(tf.float32, (None, 1))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)


def walk(held, wants):
    while True:
        for at in range(0, len(held), 8):
            yield held[at:at + 8], wants[at:at + 8]


drawn = walk(rows, rows[:, :1] * 2)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(24):
        a, b = next(drawn)
        sess.run(step, {x: a, y: b})
