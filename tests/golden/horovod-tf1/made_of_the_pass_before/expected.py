"""Rows are made of those of the pass before by what was not read: a share of a share would train."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def changed(rows):
    rows = rows[::-1] * 1.01
    np.random.shuffle(rows)
    return rows


rows = np.random.RandomState(12).rand(192, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        rows = changed(rows)
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8]})
