"""The losses end the rounds, or else the clock does."""
import time

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
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    begun = time.time()
    for k in range(300):
        at = np.random.randint(0, 320, 16)
        _, now = sess.run([step, loss], {x: rows[at], y: wanted[at]})
        if now < 1e-12:
            break
        elif time.time() - begun > 60:
            break
    print("loss of all", sess.run(loss, {x: rows, y: wanted}))
