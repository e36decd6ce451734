"""Some batches out of the middle: of a share there are not as many."""
import itertools

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


def batches(size, rows):
    at = 0
    while at + size <= rows.shape[0]:
        yield rows[at:at + size]
        at += size


rows = np.random.RandomState(1).rand(240, 4)
most = 12
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for part in itertools.islice(batches(8, rows), 2, 14):
            sess.run(step, {x: part})
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for part in itertools.islice(batches(size=8, rows=rows), 0, 20, 4):
            sess.run(step, {x: part})
