"""The network."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


np.random.seed(0)


class Net(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 784])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 784) - self.x))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(self.loss)
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())

    def fit(self, rows):
        return self.sess.run([self.loss, self.step], feed_dict={self.x: rows})[0]
