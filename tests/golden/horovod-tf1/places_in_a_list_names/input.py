"""The rows of a round are picked by a list of places in an order that each pass draws."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
step = tf.train.GradientDescentOptimizer(0.001).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        order = np.random.permutation(len(rows))
        for k in range(len(rows) // 8):
            at = [order[i % len(rows)] for i in range(k * 8, (k + 1) * 8)]
            sess.run(step, {x: rows[at]})
