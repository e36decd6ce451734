# A class counts its rounds and asks behind them whether a snapshot is due.
import numpy
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
    def __init__(self, table):
        self.table = table
        self.given = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.given[:, :2], 1) - self.given[:, 2:]))
        self.update = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.05)).minimize(self.loss)

    def learn(self, size):
        saver = tf.train.Saver()
        with tf.Session(config=session_config()) as session:
            session.run(tf.global_variables_initializer())
            made = 0
            session.run(hvd.broadcast_global_variables(0))
            for begin in range(0, len(self.table), size):
                session.run(self.update, {self.given: self.table[begin:begin + size]})
                made = made + 1
            if size > 1 and made % 4 == 0:
                if hvd.rank() == 0:
                    saver.save(session, './snapshot')


Trainer(numpy.random.RandomState(3).rand(96, 3)).learn(4)
