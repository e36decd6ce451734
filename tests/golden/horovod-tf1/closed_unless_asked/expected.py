"""Values are given in one branch only, and the function may end before the graph is closed."""
import os

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
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)


def begin(sess):
    sess.run(tf.global_variables_initializer())
    if os.environ.get("OPEN"):
        return


with tf.Session(config=session_config()) as sess:
    begin(sess)
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(0, len(rows), 8):
        sess.run(step, {x: rows[k:k + 8]})
