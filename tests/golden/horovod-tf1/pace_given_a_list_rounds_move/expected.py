"""A function is given the list that each round puts another number into."""
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
rows = np.random.RandomState(0).rand(480, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate)).minimize(loss)
base = [0.1]


def pace(epoch, rates):
    return rates[0] / (1 + epoch)


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8], rate: pace(epoch, base)})
            base.insert(0, 0.99 * base[0])
