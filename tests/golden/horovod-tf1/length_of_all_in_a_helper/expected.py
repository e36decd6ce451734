"""A function is given the rows and cuts them by a length that it read of all of them."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


rows = np.random.rand(200, 4).astype('float32')
x = tf.placeholder(tf.float32, [16, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001)).minimize(loss)


TOTAL = len(rows)


def part(data, size, k):
    length = TOTAL
    start = k % length
    if start + size <= length:
        return data[start:start + size]
    return np.concatenate((data[start:], data[:start + size - length]), axis=0)


def train(given):
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for k in range(400):
            sess.run(step, {x: part(given, 16, k)})


train(rows)
