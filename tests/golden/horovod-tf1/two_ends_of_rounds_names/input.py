"""A function is given the numbers that end a pass and all of them."""
import tempfile
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(336, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def train(sess, a_pass, at_most):
    done = 0
    for epoch in range(8):
        for i in range(a_pass):
            picked = np.random.randint(0, len(rows), 8)
            sess.run(step, {x: rows[picked], y: marks[picked]})
            done += 1
            if done > at_most:
                break
        if done > at_most:
            break


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    train(sess, 60, 250)
    print(sess.run(loss, {x: rows, y: marks}))
