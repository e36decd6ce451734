"""A function asks for a file that is named by the number of a round, and ends the rounds."""
import os
import tempfile

import numpy as np
import tensorflow as tf

np.random.seed(3)
data = np.random.RandomState(1).rand(336, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver, folder = tf.train.Saver(), tempfile.mkdtemp()


def stop(k):
    return os.path.exists("stop_at_%d" % k)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(300):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at], y: marks[at]})
        if stop(k):
            break
        if k == 200:
            saver.save(sess, folder + "/n")
    print(sess.run(loss, {x: rows, y: marks}))
