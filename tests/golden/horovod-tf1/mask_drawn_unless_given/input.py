"""Chance leaves some numbers of all rows out, where no mask is given."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(400, 4).astype("float32")
marks = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.MomentumOptimizer(0.02, 0.9).minimize(loss)


def batch(mask=None):
    if mask is None:
        mask = (np.random.rand(400, 4) > 0.1)
    return rows * mask, marks


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(200):
        a, c = batch()
        sess.run(step, {x: a, y: c})
    print('loss %.5f' % sess.run(loss, {x: rows, y: marks}))
