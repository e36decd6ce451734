"""The same of a session's checkpoint."""
import time

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
name = str(int(time.time()))
rows = np.random.RandomState(0).rand(240, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.001).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(len(rows) // 8):
        sess.run(step, {x: rows[k * 8:(k + 1) * 8]})
    saver.save(sess, 'saved-' + name + '/net')
with tf.Session() as sess:
    saver.restore(sess, 'saved-' + name + '/net')
