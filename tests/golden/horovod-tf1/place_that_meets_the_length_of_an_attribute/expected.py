"""The place of a batch begins again where it meets the length of an attribute."""
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


tf.disable_v2_behavior()


class Table(object):
    def __init__(self):
        self.cells = np.random.RandomState(8).rand(240, 4)
        self.marks = self.cells.sum(1, keepdims=True)
        self.count = 240


table = Table()
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    at = 0
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 60 // hvd.size())):
        sess.run(step, {x: share(table.cells)[at:at + 8], y: share(table.marks)[at:at + 8]})
        at += 8
        if at >= max(1, len(table.cells) // hvd.size()):
            at = 0
    if hvd.rank() == 0:
        print("done")
