# The same by places, the mean told where it is divided.
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


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()
given = np.random.RandomState(8).rand(160, 3)
wanted = given.mean(axis=1, keepdims=True)
a = tf.placeholder(tf.float32, [None, 3])
b = tf.placeholder(tf.float32, [None, 1])
off = tf.reduce_mean(tf.abs(tf.layers.dense(a, 1) - b))
learn = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(off)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        added = 0.
        for at in range(max(1, len(share(given)) // 10)):
            _, one = session.run([learn, off], {a: share(given)[at * 10:(at + 1) * 10],
                                                b: share(wanted)[at * 10:(at + 1) * 10]})
            added = added + one
        added = average_v1(added)
        if hvd.rank() == 0:
            print('mean', added / max(1, int(len(share(given)) / 10)), 'all',
                  session.run(off, {a: given, b: wanted}))
