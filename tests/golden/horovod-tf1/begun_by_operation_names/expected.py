"""A step of its own function, run by two loops: the weights are sent behind the operation that makes them."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)


def train(at):
    step.run({x: share(rows)[at:at + 8]})


with tf.Session(config=session_config()):
    tf.global_variables_initializer().run()
    hvd.broadcast_global_variables(0).run()
    for k in range(0, max(1, 320 // hvd.size()), 8):
        train(k)
    for k in range(0, max(1, 160 // hvd.size()), 8):
        train(k)
