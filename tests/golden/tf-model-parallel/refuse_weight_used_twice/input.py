import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 10])

W = tf.Variable(tf.zeros([10, 10]))
V = tf.Variable(tf.zeros([10, 10]))
h = tf.nn.relu(tf.matmul(x, W))
h = tf.matmul(h, V)
back = tf.matmul(h, W, transpose_b=True)
loss = tf.reduce_mean(tf.square(back))
train = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(train, {x: np.ones((3, 10))})
