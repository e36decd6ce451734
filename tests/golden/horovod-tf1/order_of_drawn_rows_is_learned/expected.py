"""Rows are drawn anew in each round, and learned is the order of the numbers in each of them."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


def batch(size):
    numbers = np.random.random((size, 5))
    places = np.squeeze(np.argsort(numbers, axis=1))
    return numbers, places / 5.


x = tf.placeholder(tf.float32, [None, 5])
y = tf.placeholder(tf.float32, [None, 5])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 5) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 40 // hvd.size())):
        numbers, places = batch(8)
        sess.run(step, {x: numbers, y: places})
