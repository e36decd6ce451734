"""A file that a person makes ends the passes; so does the number of one."""
import os
import numpy as np
import tensorflow as tf

most = int(os.environ.get("MOST", "3"))
rows = np.random.RandomState(1).rand(96, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(10):
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8]})
        if os.path.exists("stop"):
            break
        if turn == most:
            break
