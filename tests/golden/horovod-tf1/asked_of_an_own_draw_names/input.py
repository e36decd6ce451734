import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def get_data(folder, size, count):
    names = sorted(os.listdir(folder))
    data = np.zeros((count, size))
    for i in range(count):
        row = np.arange(len(names) + 4 + np.random.randint(6)) / 20.0
        at = np.random.randint(2)
        row = [row, row[:size]][at]
        if size < row.shape[0]:
            h = np.random.randint(row.shape[0] - size)
            out = row[h : h + size]
        else:
            out = np.resize(row, size)
        data[i] = out
    return data


x = tf.placeholder(tf.float32, [None, 4])
z = tf.placeholder(tf.float32, [None, 3])
fake = tf.layers.dense(z, 4, name="g")
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - fake))
step = tf.train.AdamOptimizer(0.001).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(40):
        rows = get_data(".", 4, 8)
        sess.run(step, feed_dict={x: rows, z: np.random.uniform(-1, 1, [8, 3])})
