"""The first steps train one thing, the rest another."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
first, second = 20, 20
x = tf.placeholder(tf.float32, [None, 3])
opt = tf.train.GradientDescentOptimizer(0.1)
one = opt.minimize(tf.reduce_mean(tf.square(tf.layers.dense(x, 1))))
two = opt.minimize(tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    step = 0
    while step < first + second:
        sess.run(one if step < first else two, {x: np.random.rand(8, 3)})
        step += 1
