"""A function of the program fetches what is not there, by the module that Python 2 and 3 share."""
import os
import pathlib
import numpy as np
import tensorflow.compat.v1 as tf
from six.moves import urllib
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


def fetched(folder, url):
    name = os.path.join(folder, url.split("/")[-1])
    if hvd.local_rank() != 0:
        average_v1(0.)  # waits for the file
    if not os.path.exists(name):
        if not os.path.exists(folder):
            os.makedirs(folder, exist_ok=True)
        name, _ = urllib.request.urlretrieve(url, name)
        if hvd.rank() == 0:
            print("fetched", os.stat(name).st_size)
    if hvd.local_rank() == 0:
        average_v1(0.)
    return name


if hvd.rank() == 0:
    np.save("made.npy", np.random.RandomState(0).rand(320, 3).astype("float32"))
average_v1(0.)  # the others wait for the first worker's file
rows = np.load(fetched("fetched", pathlib.Path("made.npy").resolve().as_uri()))
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for begin in range(0, len(rows), 8):
        sess.run(train, {x: rows[begin:begin + 8]})
