import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 4])
h = tf.layers.dense(x, 8)
h = tf.cond(tf.reduce_sum(h) > 0, lambda: tf.layers.dense(h, 8), lambda: tf.layers.dense(h, 8))
h = tf.layers.dense(h, 8)
loss = tf.reduce_mean(tf.layers.dense(h, 1))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(train, {x: np.ones((4, 4))})
