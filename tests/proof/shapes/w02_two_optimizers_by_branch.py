"""Which optimizer trains is decided by a flag."""
import sys
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
if len(sys.argv) > 1:
    train = tf.train.AdamOptimizer(0.01).minimize(loss)
else:
    train = tf.train.MomentumOptimizer(0.01, 0.9).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(12):
        sess.run(train, {x: np.random.rand(8, 3)})
