"""Two rounds in each of many, counted in three ways."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 3).astype('float32')
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(60):
        for k in range(1, 3):
            at = np.random.randint(0, len(rows), 8)
            sess.run(step, {x: rows[at], y: wanted[at]})
    for turn in range(60):
        k = 0
        while k < 2:
            at = np.random.randint(0, len(rows), 8)
            sess.run(step, {x: rows[at], y: wanted[at]})
            k += 1
