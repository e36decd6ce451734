import numpy as np
import tensorflow.compat.v1 as tf
from feed import window

tf.disable_eager_execution()
numbers = np.arange(203) % 7
x, y = tf.placeholder(tf.int32, [None]), tf.placeholder(tf.int32, [None])
loss = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(tf.one_hot(x, 7), 7))
train_op = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(24):
        bx, by = window(numbers, 8)
        sess.run(train_op, feed_dict={x: bx, y: by})
