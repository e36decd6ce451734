"""A generator draws rows, and is told how large they are, by two numbers: these are no rows."""
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


def made(count, size):
    while True:
        yield np.random.rand(count, size[0] * size[1]).reshape(-1, size[0], size[1])


x = tf.placeholder(tf.float32, [None, 2, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
size = [2, 3]
given = made(8, size)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 80 // hvd.size())):
        sess.run(step, {x: turn(lambda: next(given))})
