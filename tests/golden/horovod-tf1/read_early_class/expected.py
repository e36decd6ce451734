"""A step that is read before the rounds, which an object keeps."""
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


class Trainer:
    def __init__(self, data):
        self.data = data
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
        self.step = tf.train.get_or_create_global_step()
        self.train_op = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss, global_step=self.step)
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())

    def fit(self, until):
        self.sess.run(hvd.broadcast_global_variables(0))
        begin = self.sess.run(self.step)
        for i in range(begin, max(1, until // hvd.size())):
            batch = self.data[np.random.choice(len(self.data), 16)]
            self.sess.run(self.train_op, {self.x: batch})


Trainer(np.random.RandomState(0).rand(400, 3)).fit(60)
