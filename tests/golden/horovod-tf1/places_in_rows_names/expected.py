"""Pairs of a first row and a last one are shared out, and the rows that they speak of stay whole."""
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
rng = np.random.RandomState(0)
rows = rng.rand(320, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
parts = [(low, low + 8) for low in range(0, len(rows), 8)]
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    parts = share(parts)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        np.random.shuffle(parts)
        for low, high in parts:
            sess.run(step, {x: rows[low:high], y: wanted[low:high]})
