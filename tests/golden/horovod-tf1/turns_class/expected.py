import numpy as np
import tensorflow as tf
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


class Trainer(object):
    def __init__(self):
        self.inputs = tf.placeholder(tf.float32, [None, 3])
        self.wanted = tf.placeholder(tf.float32, [None, 1])
        error = tf.reduce_mean(tf.square(tf.layers.dense(self.inputs, 1) - self.wanted))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(error)

    def deal(self, rows, size):
        for i in range(max(1, len(rows) // size)):
            yield rows[i * size:(i + 1) * size]

    def train(self, rows):
        with tf.Session(config=session_config()) as session:
            session.run(tf.global_variables_initializer())
            rows = share(rows)
            session.run(hvd.broadcast_global_variables(0))
            for epoch in range(4):
                deal = self.deal(rows, 16)
                for part in deal:
                    session.run(self.step, {self.inputs: part[:, :3], self.wanted: part[:, 3:]})


Trainer().train(np.random.RandomState(2).rand(203, 4).astype(np.float32))
