"""A function makes the step and is given all rows for it, as is one that tells of them."""
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
cells = np.random.RandomState(3).rand(240, 3)
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(loss)


def fed(rows, low, high):
    return {x: rows[low:high]}


def one(sess, rows, low):
    sess.run(step, fed(rows, low, low + 8))


def measured(sess, rows):
    return sess.run(loss, fed(rows, 0, len(rows)))


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        for low in range(0, len(cells), 8):
            one(sess, cells, low)
        if hvd.rank() == 0:
            print(turn, measured(sess, cells))
