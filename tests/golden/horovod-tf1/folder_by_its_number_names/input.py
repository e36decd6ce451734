"""The folder of a run has the number of those that are there, or the next that is free."""
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
os.makedirs('runs', exist_ok=True)
folder = 'runs/%d' % len(os.listdir('runs'))
os.makedirs(folder)
number = 0
while os.path.exists('late/%d' % number):
    number += 1
late = 'late/%d' % number
os.makedirs(late)
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    saver.save(sess, folder + '/net')
    saver.restore(sess, folder + '/net')
    for k in range(0, len(rows), 8):
        sess.run(step, {x: rows[k:k + 8]})
    saver.save(sess, late + '/net')
    saver.restore(sess, late + '/net')
    print(sess.run(loss, {x: rows[:8]}))
