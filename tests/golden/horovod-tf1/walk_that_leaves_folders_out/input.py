"""Folders are left out of a walk while it goes on."""
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
base = os.path.dirname(os.path.abspath(__file__))
found = []
for root, dirs, files in os.walk(base):
    dirs[:] = [d for d in dirs if not d.startswith('_')]
    for name in files:
        found.append([len(name), 0, len(files), 1])
for place, inner, names in os.walk(base):
    if '__pycache__' in inner:
        inner.remove('__pycache__')
    for name in names:
        found.append([len(name), 1, len(names), 1])
rows = np.array(found * 10, np.float32)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x / 50., 4) - x / 50.))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for at in range(0, len(rows), 8):
        sess.run(step, {x: rows[at:at + 8]})
