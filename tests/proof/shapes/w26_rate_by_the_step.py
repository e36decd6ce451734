"""Every so many steps the rate falls."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
data = np.random.rand(200, 3).astype("f")
x = tf.placeholder(tf.float32, [None, 3])
rate_now = tf.placeholder(tf.float32, [])
train = tf.train.GradientDescentOptimizer(rate_now).minimize(tf.reduce_mean(tf.square(tf.layers.dense(x, 1))))
rate = 0.1
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(40):
        sess.run(train, {x: data[step * 5:step * 5 + 5], rate_now: rate})
        if step % 10 == 0:
            rate *= 0.8
