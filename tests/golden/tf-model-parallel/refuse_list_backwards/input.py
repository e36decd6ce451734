import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 4])
ws = [tf.Variable(tf.ones([4, 4])) for _ in range(4)]
h = x
for i in range(3, -1, -1):
    h = tf.matmul(h, ws[i])
loss = tf.reduce_mean(h)
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(train, {x: np.ones((4, 4))})
