"""A folder is made by all, taken away, and another one put in its place."""
import os
import shutil
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def average(value, graph=[]):
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


def clean(path, kept):
    if not os.path.isdir(path):
        os.makedirs(path, exist_ok=True)
    if not os.path.isdir(kept):
        os.makedirs(kept, exist_ok=True)
    average(0.)  # the others have read it
    if hvd.rank() == 0:
        shutil.rmtree(kept)
    average(0.)  # the others have read it
    if hvd.rank() == 0:
        shutil.move(path, kept)
    average(0.)  # the others wait for the first worker
    os.makedirs(path, exist_ok=True)


clean('logs', 'logs.kept')
rows = np.random.RandomState(0).rand(320, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, len(rows) // 16)):
        sess.run(step, {x: rows[k * 16:(k + 1) * 16]})
