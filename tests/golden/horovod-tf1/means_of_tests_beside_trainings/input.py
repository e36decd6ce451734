"""Tests of all rows go as many rounds as two trainings, and have means of their own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
other = tf.train.AdamOptimizer(0.01).minimize(tf.sqrt(loss))
many = 40
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(many):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at], y: wanted[at]})
    for turn in range(3):
        total = 0
        for k in range(many):
            at = np.random.randint(0, len(rows), 8)
            total += sess.run([other, loss], {x: rows[at], y: wanted[at]})[1]
        print("trained", total / many)
        total = 0
        for k in range(many):
            total += sess.run(loss, {x: rows[k * 8:k * 8 + 8], y: wanted[k * 8:k * 8 + 8]})
        print("tested", total / many)
        each = [sess.run(loss, {x: rows[k * 8:k * 8 + 8], y: wanted[k * 8:k * 8 + 8]}) for k in range(many)]
        print("once more", sum(each) / many)
