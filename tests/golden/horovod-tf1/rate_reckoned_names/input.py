"""A rate that rises and then falls, by a function of the program that is given the number of updates."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def rise_and_fall(most, updates, rising):
    now = tf.cast(updates + 1, tf.float32)
    return most * rising ** 0.5 * tf.minimum(now * rising ** -1.5, now ** -0.5)


rows = np.random.RandomState(4).rand(192, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
global_step = tf.train.get_or_create_global_step()
rate = rise_and_fall(0.05, global_step, 24.)
step = tf.train.GradientDescentOptimizer(rate).minimize(loss, global_step=global_step)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8], y: wanted[k:k + 8]})
