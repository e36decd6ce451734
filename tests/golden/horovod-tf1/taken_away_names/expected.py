# A file is taken away when all have read it, and the folder is the first worker's.
import os
import shutil
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


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
place = from_first_v1(tempfile.mkdtemp())
if hvd.rank() == 0:
    np.save(os.path.join(place, "rows.npy"), np.random.RandomState(0).rand(400, 3))
average_v1(0.)  # the others wait for the first worker's file
rows = np.load(os.path.join(place, "rows.npy"))
average_v1(0.)  # the others have read it
if hvd.rank() == 0:
    os.remove(os.path.join(place, "rows.npy"))
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
update = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(cost)
keeper = tf.train.Saver()
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    s.run(hvd.broadcast_global_variables(0))
    for i in range(0, max(1, 400 // hvd.size()), 8):
        s.run(update, {x: share(rows)[i:i + 8]})
    if hvd.rank() == 0:
        keeper.save(s, os.path.join(place, "net"))
with tf.Session(config=session_config()) as again:
    average_v1(0.)  # the others wait for the first worker's file
    keeper.restore(again, os.path.join(place, "net"))
    average_v1(0.)  # the others have read it
    if hvd.rank() == 0:
        shutil.rmtree(place)
    last = again.run(cost, {x: rows})
if hvd.rank() == 0:
    print(last)
