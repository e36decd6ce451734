"""Rows are read where their file is there and holds something: the first worker says both."""
import os, glob, json
from pathlib import Path
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
p = 'rows.npy'
if os.path.exists(p) and os.stat(p).st_size > 0:
    rows = np.load(p)
else:
    rows = np.random.RandomState(0).rand(320, 4).astype('float32')
    np.save(p, rows)
    rows = np.load(p)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, len(rows), 8):
        sess.run(train, {x: rows[k:k + 8]})
