import os
import shutil

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


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


def folder(name):
    path = os.path.join("results", name)
    if not from_first(os.path.exists(path)):
        os.makedirs(path, exist_ok=True)
        path = os.path.join(path, "first")
    return path


def fresh(path):
    if from_first(os.path.exists(path)):
        if hvd.rank() == 0:
            shutil.rmtree(path)
        average(0.)  # the others wait for the first worker
    os.makedirs(path, exist_ok=True)
    return path


rows = np.random.RandomState(1).rand(800, 4)
x = tf.placeholder(tf.float32, [None, 4])
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
    tf.reduce_mean(tf.square(tf.layers.dense(x, 3))))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 200 // hvd.size())):
        sess.run(step, {x: rows[np.random.randint(0, 800, 20)]})
    value = folder("made") + ".txt"
    with open(value if hvd.rank() == 0 else os.devnull, "w") as f:
        f.write("made")
    value_2 = os.path.join(fresh("kept"), "told.txt")
    with open(value_2 if hvd.rank() == 0 else os.devnull, "w") as f:
        f.write("told")
