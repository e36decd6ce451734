"""A trainer asks its reader whether the pass has ended, and mixes it anew."""
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


class Reader:
    def __init__(self, name, size):
        self.table, self.size, self.at = np.random.RandomState(len(name)).rand(210, 4), size, 0
        self.ended = False

    def next(self):
        part = self.table[self.at:self.at + self.size]
        self.at += self.size
        self.ended = self.at >= len(self.table)
        return part

    def begin(self):
        np.random.shuffle(self.table)
        self.at, self.ended = 0, False


class Trainer:
    def __init__(self, session):
        self.session = session
        self.reader = Reader('rows', 20)
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1)).minimize(self.loss)

    def fit(self, rounds):
        self.session.run(tf.global_variables_initializer())
        self.session.run(hvd.broadcast_global_variables(0))
        for k in range(rounds):
            part = self.reader.next()
            _, now = self.session.run([self.step, self.loss], {self.x: part})
            if self.reader.ended:
                self.reader.begin()
        if hvd.rank() == 0:
            print('loss %.5f' % now)


with tf.Session(config=session_config()) as session:
    Trainer(session).fit(88)
