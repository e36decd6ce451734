import numpy as np
import tensorflow as tf

global_step = tf.Variable(0, trainable=False)
x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
learning_rate = tf.train.exponential_decay(0.1, global_step, 1000, 0.96, staircase=True)
optimizer = tf.train.MomentumOptimizer(learning_rate,
                                       0.9).minimize(loss,
                                                     global_step=global_step)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(20):
        sess.run(optimizer, {x: np.random.rand(8, 3)})
