"""The GPU is asked for; the rewritten program takes its own, and nobody is asked."""
import os
import numpy as np
import tensorflow as tf

os.environ['CUDA_VISIBLE_DEVICES'] = input('which GPU: ')
rows = np.load('rows.npy')
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.AdamOptimizer(0.001).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(len(rows) // 32):
        sess.run(step, {x: rows[k * 32:(k + 1) * 32]})
