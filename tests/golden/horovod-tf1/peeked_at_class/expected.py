"""First weights that a session of its own has read, by two names, begin the training."""
import os

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


class Net:
    def __init__(self, kept):
        self.kept = kept
        self.x = tf.placeholder(tf.float32, [None, 3])
        first, other = self.first_values()
        self.turn = tf.Variable(first)
        self.loss = tf.reduce_mean(tf.matmul(self.x, self.turn) ** 2) + other.sum()
        self.train = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def first_values(self):
        old = tf.get_variable("old", [3, 1])
        if os.path.exists(self.kept + ".index"):
            with tf.Session(config=session_config()) as peek:
                tf.train.Saver([old]).restore(peek, self.kept)
                first, other = peek.run([old, old * 2.])
            return first, other
        return np.ones((3, 1), "float32"), np.zeros((3, 1), "float32")

    def fit(self, rows):
        with tf.Session(config=session_config()) as session:
            session.run(tf.global_variables_initializer())
            rows = share(rows)
            session.run(hvd.broadcast_global_variables(0))
            for k in range(0, len(rows), 8):
                session.run(self.train, {self.x: rows[k:k + 8]})


Net("old/net").fit(np.random.RandomState(0).rand(320, 3).astype("float32"))
