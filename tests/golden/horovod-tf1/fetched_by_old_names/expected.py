"""Whether a file is there is asked by TensorFlow's older names, and it is fetched if not."""
import os
import urllib.request

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


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


def found(name):
    path = os.path.join("kept", name)
    if not tf.gfile.Exists("kept"):
        tf.gfile.MakeDirs("kept")
    if hvd.local_rank() != 0:
        average_v1(0.)  # waits for the file
    if not tf.gfile.Exists(path):
        path, _ = urllib.request.urlretrieve("file://" + os.path.abspath(name), path)
    if hvd.local_rank() == 0:
        average_v1(0.)
    return path


if hvd.rank() == 0:
    np.save("rows.npy", np.random.RandomState(0).rand(480, 6).astype("float32"))
average_v1(0.)  # the others wait for the first worker's file
rows = np.load(found("rows.npy"))
x = tf.placeholder(tf.float32, [None, 6])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(0, max(1, 480 // hvd.size()), 32):
        sess.run(step, {x: share(rows)[k:k + 32]})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows}))
