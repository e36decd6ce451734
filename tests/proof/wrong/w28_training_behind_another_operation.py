# case: shapes/w28_training_behind_another_operation
# fails: one_model or shared
# because: the training operation is not followed, and its optimizer not wrapped
"""Another operation waits for the training operation."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
apply_op = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
mean = tf.train.ExponentialMovingAverage(0.9)
with tf.control_dependencies([apply_op]):
    train_op = mean.apply(tf.trainable_variables())
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(12 // hvd.size()):
        sess.run(train_op, {x: np.random.rand(8, 3)})
