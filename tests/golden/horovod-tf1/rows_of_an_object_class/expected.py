"""Rows of another object's array, drawn by their numbers."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Table(object):
    def __init__(self):
        self.cells = np.random.RandomState(8).rand(180, 3).astype("float32")


class Learner(object):
    def __init__(self, table):
        self.table = table
        self.given = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.given[:, :2], 1) - self.given[:, 2:]))
        self.learn = hvd.DistributedOptimizer(
            tf.train.MomentumOptimizer(0.05 * hvd.size(), 0.5)).minimize(self.loss)

    def run(self, rounds):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for k in range(max(1, rounds // hvd.size())):
                some = np.random.choice(len(self.table.cells), 10)
                sess.run(self.learn, {self.given: self.table.cells[some]})


Learner(Table()).run(60)
