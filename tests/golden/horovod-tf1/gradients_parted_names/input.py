"""Slopes that are computed once, of which three optimizers apply a part each."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
table = np.random.RandomState(0).rand(480, 4).astype('float32')
rows = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(tf.layers.dense(rows, 3), 1) - 1.))
own = tf.trainable_variables()
slopes = tf.gradients(cost, own)
first = tf.train.GradientDescentOptimizer(0.001)
second = tf.train.MomentumOptimizer(0.002, 0.9)
third = tf.train.AdamOptimizer(0.001)
go = tf.group(first.apply_gradients(zip(slopes[:1], own[:1])),
              second.apply_gradients(zip(slopes[1:2], own[1:2])),
              third.apply_gradients(zip(slopes[2:], own[2:])))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, len(table), 8):
        sess.run(go, {rows: table[k:k + 8]})
