# One method runs the first values and the steps: the first weights are sent where it is called.
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


tf.disable_eager_execution()


class Trainer:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 8])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 8) - self.x))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(1e-3 * hvd.size())).minimize(self.loss)

    def run(self, op, rows=None):
        feed = {} if rows is None else {self.x: rows}
        return self.session.run(op, feed)

    def start(self):
        self.session = tf.Session(config=session_config())
        self.run(tf.global_variables_initializer())
        self.run(hvd.broadcast_global_variables(0))

    def fit(self, data):
        for epoch in range(4):
            for i in range(max(1, len(share(data)) // 32)):
                self.run(self.step, share(data)[i * 32:(i + 1) * 32])


t = Trainer()
t.start()
t.fit(np.random.RandomState(1).rand(960, 8))
