"""A function counts how often it is called, and lowers the rate behind so many times."""
import tempfile

import numpy as np
import tensorflow as tf

np.random.seed(3)
data = np.random.RandomState(1).rand(336, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
rate = tf.Variable(0.05, trainable=False)
lower = rate.assign(rate * 0.5)
step = tf.train.AdamOptimizer(rate).minimize(loss)
saver, folder = tf.train.Saver(), tempfile.mkdtemp()
count = [0]


def tend(sess):
    count[0] += 1
    if count[0] == 200:
        sess.run(lower)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(300):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at], y: marks[at]})
        tend(sess)
        if k == 200:
            saver.save(sess, folder + "/n")
    print(sess.run(loss, {x: rows, y: marks}))
