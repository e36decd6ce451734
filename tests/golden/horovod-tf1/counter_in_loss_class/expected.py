"""A part of an object's loss grows with the number of updates."""
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


class Net(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.updates = tf.train.get_or_create_global_step()
        self.loss = self.make_loss(tf.layers.dense(self.x, 1))
        opt = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.001))
        self.step = opt.minimize(self.loss, global_step=self.updates)

    def make_loss(self, out):
        weight = tf.minimum(1., tf.cast(self.updates, tf.float32) / 40.)
        return tf.reduce_mean(tf.square(out - 1.)) + weight * tf.reduce_mean(tf.abs(out))

    def train(self, rows):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for k in range(0, len(rows), 8):
                sess.run(self.step, {self.x: rows[k:k + 8]})


Net().train(np.random.RandomState(0).rand(480, 4).astype('float32'))
