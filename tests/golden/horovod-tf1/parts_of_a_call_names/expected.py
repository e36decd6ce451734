# What a function gives back as a tuple is told apart: the loss is no training operation.
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


def net():
    pixels = tf.placeholder(tf.float32, [None, 28, 28])
    out = tf.layers.dense(tf.layers.flatten(pixels), 1)
    cost = tf.reduce_mean(out ** 2)
    return pixels, cost, hvd.DistributedOptimizer(
        tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(cost)


if hvd.local_rank() != 0:
    average_v1(0.)  # waits for the download
(digits, _), (held_out, _) = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    average_v1(0.)
pixels, cost, update = net()
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    digits = share(digits)
    s.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        np.random.shuffle(digits)
        for b in range(max(1, len(digits) // 32)):
            s.run(update, {pixels: digits[b * 32:(b + 1) * 32]})
        if hvd.rank() == 0:
            print("held out", s.run(cost, {pixels: held_out}))
