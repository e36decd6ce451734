import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(1)
drawn = np.random.RandomState(2).rand(96, 3).astype('float32')


def kept(path):
    if not os.path.exists(path):
        np.save(path, drawn)
    return path


rows = np.load(kept('drawn.npy'))
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1)[:, 0] - tf.reduce_sum(x, axis=1)) ** 2)
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8]})
    print('loss', sess.run(loss, {x: drawn}))
os.remove('drawn.npy')
