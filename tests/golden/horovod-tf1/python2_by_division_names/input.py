# Python 2, as a quotient that says how many rounds there are tells.
from __future__ import print_function
import os
import numpy as np
import tensorflow as tf

rows = np.load("rows.npy")
n = len(rows) / 32
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = tf.train.AdamOptimizer(1e-3).minimize(loss)
saver = tf.train.Saver()
if not os.path.exists('out'):
    os.makedirs('out')
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for e in range(10):
        for i in range(0, n):
            sess.run(step, {x: rows[i * 32:(i + 1) * 32]})
        print('epoch {}'.format(e))
        saver.save(sess, 'out/m')
