import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_op = tf.train.AdamOptimizer(0.01).minimize(loss)
init = tf.global_variables_initializer()
with tf.Session() as s:
    s.run(init)
    for step in range(20):
        s.run(train_op, {x: np.random.rand(8, 3)})
