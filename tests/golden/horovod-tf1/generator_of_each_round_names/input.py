"""A generator that each round makes anew, by its number."""
import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(24):
        rng = np.random.RandomState(i)
        sess.run(train, feed_dict={x: rng.rand(8, 4)})
