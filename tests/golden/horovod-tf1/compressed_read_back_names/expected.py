# A compressed file that the first worker writes is waited for.
import gzip
import os

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
if not os.path.isfile("rows.gz"):
    with open("rows.gz" if hvd.rank() == 0 else os.devnull, "wb") as f:
        f.write(gzip.compress(np.random.RandomState(0).rand(400, 3).tobytes()))
average_v1(0.)  # the others wait for the first worker's file
with gzip.open("rows.gz", "rb") as f:
    rows = np.frombuffer(f.read(), "float64").reshape(400, 3)
x = tf.placeholder(tf.float32, [None, 3])
update = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
    tf.reduce_mean(tf.layers.dense(x, 1) ** 2))
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    rows = share(rows)
    s.run(hvd.broadcast_global_variables(0))
    for i in range(0, max(1, 400 // hvd.size()), 8):
        s.run(update, {x: rows[i:i + 8]})
