"""A placeholder takes batches of one size, and a number that is written says where they end."""
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

table = np.random.RandomState(0).rand(490, 4).astype('float32')
given = tf.placeholder(tf.float32, [10, 4])
cost = tf.reduce_mean((tf.layers.dense(given, 4) - given) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01)).minimize(cost)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for low in range(0, 490, 10):
            sess.run(step, {given: table[low:low + 10]})
