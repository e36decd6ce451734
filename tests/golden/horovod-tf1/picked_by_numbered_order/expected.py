"""The first of an order that a generator with a number draws in each round are fed, and noise."""
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
np.random.seed(5)
rows = np.random.rand(320, 4).astype('float32')
order = np.random.default_rng(7)


def batch(size):
    at = order.permutation(len(rows))[:size]
    return rows[at] + 0.01 * np.random.randn(size, 4)


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(100):
        sess.run(step, {x: batch(16)})
