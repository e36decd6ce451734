"""The seed of the program is the number of a worker."""
import numpy as np
import tensorflow as tf

np.random.seed(1)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(60):
        sess.run(train, {x: np.random.rand(16, 4)})
