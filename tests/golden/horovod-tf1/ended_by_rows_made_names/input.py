"""Rounds are counted down, and the last ends the passes as well."""
import numpy as np
import tensorflow as tf

np.random.seed(3)
data = np.random.RandomState(1).rand(336, 5).astype("float32")
samples, wished = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    to_go = 250
    for turn in range(8):
        for nth in range(60):
            at = np.random.randint(0, len(samples), 8)
            sess.run(step, {x: samples[at], y: wished[at]})
            to_go -= 1
            if to_go == 0:
                break
        if to_go == 0:
            break
    print(sess.run(loss, {x: samples, y: wished}))
