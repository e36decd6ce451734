"""Placeholders and what they are fed stand side by side in a `zip`, or are taken into a dictionary."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
drawn = np.random.RandomState(4)
rows = drawn.rand(320, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.get_variable("w", [3, 1], initializer=tf.zeros_initializer())
loss = tf.reduce_mean((tf.matmul(x, w) - y) ** 2)
step = tf.train.AdamOptimizer(0.02).minimize(loss)


def inputs(part):
    return {x: part}


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        for i in range(0, len(rows), 16):
            some, asked = rows[i:i + 16], wanted[i:i + 16]
            sess.run(step, feed_dict=dict(zip([x, y], [some, asked])))
    for turn in range(3):
        for i in range(0, len(rows), 16):
            sess.run(step, feed_dict={**inputs(rows[i:i + 16]), y: wanted[i:i + 16]})
