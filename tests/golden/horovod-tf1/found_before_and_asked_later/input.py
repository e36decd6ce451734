"""Whether rows are there is asked into a name."""
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def load():
    there = os.path.isdir('made')
    if not there:
        os.makedirs('made')
        np.save('made/rows.npy', np.random.RandomState(1).rand(64, 4))
    return np.load('made/rows.npy')


rows = load()
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(12):
        sess.run(train, {x: rows[np.random.randint(0, len(rows), 8)]})
