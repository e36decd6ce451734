"""Rows are kept in a file and read at once by an Unpickler, and what goes wrong there is caught."""
import os
import pickle
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


def records(path):
    if not os.path.exists(path):
        found = [float(k) for k in range(320)]
        with open(path if hvd.rank() == 0 else os.devnull, 'wb') as f:
            if hvd.rank() == 0:
                pickle.dump(found, f)
    try:
        average(0.)  # the others wait for the first worker's file
        with open(path, 'rb') as f:
            found = pickle.Unpickler(f).load()
    except EOFError:
        return []
    return found


rows = np.array(records('records.pickle')).reshape(-1, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, len(rows) // 8)):
        sess.run(step, {x: rows[k * 8:(k + 1) * 8]})
