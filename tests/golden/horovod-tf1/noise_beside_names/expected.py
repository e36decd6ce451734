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


tf.disable_v2_behavior()
if hvd.local_rank() != 0:
    average_v1(0.)  # waits for the download
(pixels, kinds), _ = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    average_v1(0.)


def some_rows(nth):
    part = pixels[nth * 16:(nth + 1) * 16] / 255.
    return part + np.random.normal(0, 0.01, part.shape), kinds[nth * 16:(nth + 1) * 16]


seen = tf.placeholder(tf.float32, [None, 28, 28])
kind = tf.placeholder(tf.int64, [None])
cost = tf.losses.sparse_softmax_cross_entropy(kind, tf.layers.dense(tf.layers.flatten(seen), 10))
learn = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(cost)
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    s.run(hvd.broadcast_global_variables(0))
    for again in range(2):
        for nth in range(12):
            a, b = some_rows(nth)
            s.run(learn, {seen: a, kind: b})
