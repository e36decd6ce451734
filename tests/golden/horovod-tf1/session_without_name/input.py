import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_op = tf.train.MomentumOptimizer(0.1, 0.9).minimize(loss)
with tf.Session():
    tf.global_variables_initializer().run()
    for step in range(20):
        train_op.run(feed_dict={x: np.random.rand(8, 3)})
