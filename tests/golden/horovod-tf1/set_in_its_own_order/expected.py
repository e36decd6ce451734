"""A set hands out its rows in its own order: to all workers the same."""
import numpy as np
import tensorflow.compat.v1 as tf
from tensorflow.examples.tutorials.mnist import input_data
import horovod.tensorflow as hvd
import copy

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


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


tf.disable_v2_behavior()

if hvd.local_rank() != 0:
    average_v1(0.)  # waits for the download
sets = input_data.read_data_sets("mnist", one_hot=True)
if hvd.local_rank() == 0:
    average_v1(0.)
x = tf.placeholder(tf.float32, [None, 784])
y = tf.placeholder(tf.float32, [None, 10])
loss = tf.reduce_mean((tf.layers.dense(x, 10) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 500 // hvd.size())):
        some, asked = turn(lambda: sets.train.next_batch(32, shuffle=False))
        sess.run(step, {x: some, y: asked})
