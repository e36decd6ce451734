"""Rounds that are fed all rows, of which the program says by a number how many there are."""
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
COUNT = 192
rows = np.random.RandomState(0).rand(COUNT, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(loss)


def mixed(rows):
    return np.random.permutation(rows)


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(30):
        order = np.random.permutation(COUNT)
        a, b = rows[order], wanted[order]
        sess.run(step, {x: a, y: b})
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(30):
        a = mixed(rows)
        sess.run(step, {x: a, y: a.sum(axis=1, keepdims=True)})
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(30):
        sess.run(step, {x: rows[0:COUNT], y: wanted[0:COUNT]})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows, y: wanted}))
