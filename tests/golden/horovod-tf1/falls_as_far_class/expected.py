"""A rate that an object keeps falls with each round; its passes go through rows in turn."""
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


class Net(object):
    def __init__(self):
        self.fall = 0.97
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.rate = tf.placeholder(tf.float32, [])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(self.rate * hvd.size())).minimize(self.loss)
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())

    def train(self, rows):
        rate = 0.01
        rows = share(rows)
        self.sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(2):
            for k in range(0, len(rows), 8):
                self.sess.run(self.step, {self.x: rows[k:k + 8], self.rate: rate})
                rate = rate * self.fall ** hvd.size()


Net().train(np.random.RandomState(0).rand(240, 4).astype('float32'))
