"""A configuration that a caller may give."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import tensorflow.compat.v1 as tf1

hvd.init()


def own_gpu_v1(config):
    """The configuration, in which this worker sees its own GPU."""
    config = config or tf1.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Net(object):
    def __init__(self, config=None):
        self.x = tf.compat.v1.placeholder(tf.float32, [None, 3])
        loss = tf.reduce_mean(tf.compat.v1.layers.dense(self.x, 1) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.compat.v1.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
        self.sess = tf.compat.v1.Session(config=own_gpu_v1(config))
        self.sess.run(tf.compat.v1.global_variables_initializer())

    def fit(self, data):
        data = share(data)
        self.sess.run(hvd.broadcast_global_variables(0))
        for i in range(0, len(data), 8):
            self.sess.run(self.step, {self.x: data[i:i + 8]})


tf.compat.v1.disable_eager_execution()
given = {}
Net(**given).fit(np.random.RandomState(0).rand(240, 3))
