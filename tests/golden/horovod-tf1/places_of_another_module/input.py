"""A module that is not read says where each batch begins and ends."""
import numpy as np
import tensorflow.compat.v1 as tf
from places import stretch

tf.disable_v2_behavior()
table = np.random.RandomState(0).rand(640, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(200):
        low, high = stretch(k, 16, 640)
        sess.run(step, {x: table[low:high]})
    print(sess.run(loss, {x: table}))
