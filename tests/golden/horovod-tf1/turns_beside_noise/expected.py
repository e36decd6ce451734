"""A generator draws its batches, and noise is drawn beside it."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import copy

hvd.init()


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


def points(size):
    while True:
        yield np.random.rand(size, 4)


x = tf.placeholder(tf.float32, [None, 4])
z = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(z, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
given = points(8)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 100 // hvd.size())):
        sess.run(step, {x: turn(lambda: next(given)), z: np.random.normal(size=(8, 4))})
