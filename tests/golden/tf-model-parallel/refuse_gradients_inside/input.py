import tensorflow as tf
from tensorflow.contrib import slim
x = tf.placeholder(tf.float32, [None, 8])
h = slim.fully_connected(x, 8)
h = slim.fully_connected(h, 8)
loss = tf.reduce_mean(h)
op = slim.learning.create_train_op(loss, tf.train.AdamOptimizer())
with tf.Session() as s:
    s.run(op, {x: 0})
