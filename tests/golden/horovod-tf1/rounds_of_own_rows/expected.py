# The number of the rounds is worked out before them, of rows that an object holds.
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
rows = np.random.RandomState(1).rand(240, 3).astype(np.float32)


class Net:
    def __init__(self):
        self.rows = rows
        self.size = 10
        self.x = tf.placeholder(tf.float32, [None, 3])
        loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 3) - self.x))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
        self.sess = tf.Session(config=session_config())

    def train(self):
        self.sess.run(tf.global_variables_initializer())
        total = max(1, len(share(self.rows)) // self.size)
        self.sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(2):
            for i in range(total):
                start = i * self.size
                self.sess.run(self.step, {self.x: share(self.rows)[start:start + self.size]})


Net().train()
