"""An object counts its rounds, and keeps itself in every twentieth: the last is one of them."""
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
    def __init__(self, rounds, every):
        self.rounds, self.every = rounds, every
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.001 * hvd.size())).minimize(self.loss)
        self.saver = tf.train.Saver()
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())

    def keep(self):
        if hvd.rank() == 0:
            self.saver.save(self.sess, './kept')

    def train(self, rows):
        k = 0
        rows = share(rows)
        self.sess.run(hvd.broadcast_global_variables(0))
        while k < -(-self.rounds // hvd.size()):
            self.sess.run(self.step, {self.x: rows[np.random.choice(len(rows), 8)]})
            if k % max(1, self.every // hvd.size()) == 0:
                self.keep()
            k += 1


Net(61, 20).train(np.random.RandomState(0).rand(120, 4).astype('float32'))
