# A division that gives no whole number is Python 3's, and its quotient is made one.
from __future__ import print_function, division
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()

rows = np.random.RandomState(1).rand(960, 8)
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = tf.train.AdamOptimizer(1e-3).minimize(loss)
saver = tf.train.Saver()
if not os.path.exists('out'):
    os.makedirs('out')
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for e in range(3):
        for i in range(int(len(rows) / 32)):
            sess.run(step, {x: rows[i * 32:(i + 1) * 32]})
        print('epoch {}'.format(e))
        saver.save(sess, 'out/m')
