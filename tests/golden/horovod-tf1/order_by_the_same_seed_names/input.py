"""By one seed an order is drawn, which must be alike, and noise, which must not."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(96, 4)
x = tf.placeholder(tf.float32, [None, 4])
z = tf.placeholder(tf.float32, [None, 2])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
other = tf.reduce_mean(tf.square(tf.layers.dense(z, 4)))
train = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
train_other = tf.train.GradientDescentOptimizer(0.01).minimize(other)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        np.random.seed(epoch)
        order = np.random.permutation(len(rows))
        for k in range(0, len(rows), 8):
            sess.run(train, {x: rows[order[k:k + 8]]})
            sess.run(train_other, {z: np.random.normal(size=(8, 2))})
