"""A count of runs that is read and written anew."""
import os

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


rows = np.random.RandomState(0).rand(200, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
learn = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)


def counted(path):
    runs = 0
    average(0.)  # the others wait for the first worker's file
    if os.path.exists(path):
        with open(path) as f:
            runs = int(f.read())
    average(0.)  # the others have read it
    with open(path if hvd.rank() == 0 else os.devnull, 'w') as f:
        f.write(str(runs + 1))


counted('runs.txt')
counted('runs.txt')
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    rows = share(rows)
    session.run(hvd.broadcast_global_variables(0))
    for k in range(0, len(rows), 8):
        session.run(learn, {x: rows[k:k + 8]})
