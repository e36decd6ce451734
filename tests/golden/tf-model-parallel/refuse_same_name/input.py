import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope('s', reuse=tf.AUTO_REUSE):
    a = tf.layers.dense(x, 8, name='a')
    b = tf.layers.dense(x * 2, 8, name='a')
h = tf.layers.dense(tf.abs(a - b), 8)
loss = tf.reduce_mean(tf.layers.dense(h, 2))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(train, {x: np.ones((4, 4))})
