"""Folders are left out of a walk while it goes on."""
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
base = os.path.dirname(os.path.abspath(__file__))
found = []
for root, dirs, files in os.walk(base):
    dirs.sort()
    files.sort()
    dirs[:] = [d for d in dirs if not d.startswith('_')]
    for name in files:
        found.append([len(name), 0, len(files), 1])
for place, inner, names in os.walk(base):
    inner.sort()
    names.sort()
    if '__pycache__' in inner:
        inner.remove('__pycache__')
    for name in names:
        found.append([len(name), 1, len(names), 1])
rows = np.array(found * 10, np.float32)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x / 50., 4) - x / 50.))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for at in range(0, len(rows), 8):
        sess.run(step, {x: rows[at:at + 8]})
