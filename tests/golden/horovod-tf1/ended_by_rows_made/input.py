"""Passes and their rounds end behind so many rows."""
import numpy as np
import tensorflow as tf

np.random.seed(3)
data = np.random.RandomState(1).rand(336, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
of_pass, most, made = 60, 2000, 0
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(8):
        for k in range(of_pass):
            at = np.random.randint(0, len(rows), 8)
            sess.run(step, {x: rows[at], y: marks[at]})
            made += 8
            if made >= most:
                break
        if made >= most:
            break
    print(sess.run(loss, {x: rows, y: marks}))
