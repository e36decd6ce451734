"""Rows are kept in a file and read at once by an Unpickler, and what goes wrong there is caught."""
import os
import pickle
import numpy as np
import tensorflow as tf


def records(path):
    if not os.path.exists(path):
        found = [float(k) for k in range(320)]
        with open(path, 'wb') as f:
            pickle.dump(found, f)
    try:
        with open(path, 'rb') as f:
            found = pickle.Unpickler(f).load()
    except EOFError:
        return []
    return found


rows = np.array(records('records.pickle')).reshape(-1, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.AdamOptimizer(0.001).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(len(rows) // 8):
        sess.run(step, {x: rows[k * 8:(k + 1) * 8]})
