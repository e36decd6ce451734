"""A module of the program makes waves, of which chance chooses what it is not told."""
import numpy as np
import tensorflow.compat.v1 as tf

from making import waves

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 5])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.MomentumOptimizer(0.02, 0.9).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(200):
        some, aims = waves(8, pace=None, begin=None)
        sess.run(step, {x: some, y: aims})
    some, aims = waves(8, pace=1., begin=1.)
    print('loss %.5f' % sess.run(loss, {x: some, y: aims}))
