"""Averages are moved once behind the rounds of a pass, as often as before."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
ema = tf.train.ExponentialMovingAverage(0.99)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
keep = ema.apply(tf.trainable_variables())
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(10):
        for i in range(0, 96, 8):
            sess.run(step, {x: rows[i:i + 8]})
        sess.run(keep)
