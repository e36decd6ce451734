# The order of the operations is drawn once.
import random

import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 4])
w = tf.Variable(tf.zeros([4, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - 1.0))
train_ops = [tf.train.GradientDescentOptimizer(r).minimize(loss) for r in (0.1, 0.01)]
random.shuffle(train_ops)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for t in train_ops:
        sess.run(t, feed_dict={x: [[1, 2, 3, 4]]})
