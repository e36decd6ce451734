import numpy as np
import tensorflow as tf
tf.compat.v1.disable_eager_execution()

x = tf.compat.v1.placeholder(tf.float32, [None, 3])
w = tf.Variable(np.ones((3, 1), 'float32'))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_op = tf.compat.v1.train.AdamOptimizer(0.01).minimize(loss)
with tf.compat.v1.Session() as sess:
    sess.run(tf.compat.v1.global_variables_initializer())
    for step in range(20):
        sess.run(train_op, {x: np.random.rand(8, 3)})
