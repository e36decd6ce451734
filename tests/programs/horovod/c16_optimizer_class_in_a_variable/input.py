import numpy as np
import tensorflow as tf

Optimizer = tf.train.AdamOptimizer
lr = 0.01

train_x = np.random.RandomState(16).rand(128, 4).astype(np.float32)
train_y = train_x[:, 1:2]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
op = Optimizer(lr).minimize(loss)  #? Optimizer <: tensorflow.train.Optimizer = yes

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(64):
        sess.run(op, feed_dict={x: train_x[2 * i:2 * i + 2], y: train_y[2 * i:2 * i + 2]})
