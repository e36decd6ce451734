"""Beside its batch a round takes a row by a number that is drawn of all, or written."""
import random
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


COUNT = 640
rows = np.random.RandomState(1).rand(COUNT, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)


def mixed(part):
    return part + 0.1 * rows[random.randrange(COUNT)]


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(40):
        other = rows[np.random.randint(0, 640)]
        sess.run(step, {x: rows[k * 16:k * 16 + 16] + 0.1 * other, y: wanted[k * 16:k * 16 + 16]})
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(40):
        sess.run(step, {x: mixed(rows[k * 16:k * 16 + 16]), y: wanted[k * 16:k * 16 + 16]})
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(40):
        sess.run(step, {x: rows[k * 16:k * 16 + 16] - rows[600], y: wanted[k * 16:k * 16 + 16]})
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(40):
        other = rows[np.random.randint(0, len(rows))]
        sess.run(step, {x: rows[k * 16:k * 16 + 16] + 0.1 * other, y: wanted[k * 16:k * 16 + 16]})
