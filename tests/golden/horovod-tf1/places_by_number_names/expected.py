"""An order of so many rows as are written down, drawn anew in each pass: it is shared, not the rows."""
import random

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
order = list(range(320))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    order = share(order)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        random.shuffle(order)
        for k in range(max(1, 40 // hvd.size())):
            sess.run(step, {x: rows[order[k * 8:k * 8 + 8]]})
