"""A folder is made by all, taken away, and another one put in its place."""
import os
import shutil
import numpy as np
import tensorflow as tf


def clean(path, kept):
    if not os.path.isdir(path):
        os.makedirs(path)
    if not os.path.isdir(kept):
        os.makedirs(kept)
    shutil.rmtree(kept)
    shutil.move(path, kept)
    os.makedirs(path)


clean('logs', 'logs.kept')
rows = np.random.RandomState(0).rand(320, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.AdamOptimizer(0.001).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(len(rows) // 16):
        sess.run(step, {x: rows[k * 16:(k + 1) * 16]})
