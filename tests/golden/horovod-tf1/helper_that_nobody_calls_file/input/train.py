"""A helper that nobody calls stops nothing."""
import deploy
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 6).astype("float32")
with tf.device(deploy.Config().device()):
    x = tf.placeholder(tf.float32, [None, 6])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 6) - x))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for k in range(20):
            sess.run(step, {x: rows[16 * k:16 * k + 16]})
