import random
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Agent(object):
    def __init__(self, width, batch):
        self.batch, self.buffer = batch, []
        self.x = tf.placeholder(tf.float32, [None, width])
        self.y = tf.placeholder(tf.float32, [None])
        self.out = tf.layers.dense(self.x, 1)[:, 0]
        self.train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01)).minimize(
            tf.reduce_mean(tf.square(self.y - self.out)))
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())

    def remember(self, state, gain):
        self.buffer.append((state, gain))

    def replay(self):
        some = random.sample(self.buffer, self.batch)
        self.sess.run(self.train, {self.x: np.array([s for s, _ in some]), self.y: np.array([g for _, g in some])})
