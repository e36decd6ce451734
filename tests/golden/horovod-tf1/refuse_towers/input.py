import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 4])
losses = []
for i in range(2):
    with tf.device('/gpu:{}'.format(i)):
        with tf.variable_scope('net', reuse=i > 0):
            out = tf.layers.dense(x, 1, name='d')
            losses.append(tf.reduce_mean(tf.square(out)))
train = tf.train.AdamOptimizer(0.01).minimize(tf.add_n(losses))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(10):
        sess.run(train, {x: np.ones((8, 4))})
