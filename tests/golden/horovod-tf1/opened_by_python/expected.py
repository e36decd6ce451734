"""A function opens files as this Python does, in one of two branches, to write or to read them."""
import os
import sys
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
newer = sys.version_info[0] > 2


def opened(name, mode="r"):
    if newer:
        return open(name if hvd.rank() == 0 or mode in ('r', 'rb', 'rt') else os.devnull, mode,
            encoding="utf-8", errors="ignore")
    else:
        return open(name if hvd.rank() == 0 or mode in ('r', 'rb', 'rt') else os.devnull, mode)


def write_words(target):
    opened(target, mode="w").write("\n".join("w%d" % k for k in range(40)) + "\n")


if not os.path.exists("words.txt"):
    write_words("words.txt")
average_v1(0.)  # the others wait for the first worker's file
with opened("words.txt") as lines:
    words = [line.strip() for line in lines]
rows = np.random.RandomState(0).randint(0, len(words), (320, 3)).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.0005 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for begin in range(0, len(share(rows)), 8):
        sess.run(train, {x: share(rows)[begin:begin + 8]})
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: rows}))
