"""Another operation waits for the training operation."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
apply_op = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
mean = tf.train.ExponentialMovingAverage(0.9)
with tf.control_dependencies([apply_op]):
    train_op = mean.apply(tf.trainable_variables())
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(12):
        sess.run(train_op, {x: np.random.rand(8, 3)})
