import numpy as np
import tensorflow as tf

slim = tf.contrib.slim

x = np.random.RandomState(12).rand(100, 4).astype(np.float32)
inp = tf.placeholder(tf.float32, [None, 4])
out = tf.placeholder(tf.float32, [None, 1])
loss = tf.losses.mean_squared_error(out, slim.fully_connected(inp, 1))
optimizer = tf.train.MomentumOptimizer(0.01, 0.9)
train_op = slim.learning.create_train_op(loss, optimizer)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(0, 100, 10):
        sess.run(train_op, feed_dict={inp: x[step:step + 10], out: x[step:step + 10, :1]})
