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


class Rows:
    def __init__(self, rows):
        self.images = rows
        self.epochs_completed = 0


class Both:
    def __init__(self, rows):
        self.train = Rows(rows)


class Judge:
    def __init__(self):
        self.sess = tf.Session(config=session_config())
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - 1.0))
        self.train_op_d = hvd.DistributedOptimizer(
            tf.train.RMSPropOptimizer(1e-3 * hvd.size())).minimize(self.loss)

    def learn(self, both, epochs=10):
        self.sess.run(tf.global_variables_initializer())
        rows = both.train.images
        rows = share(rows)
        self.sess.run(hvd.broadcast_global_variables(0))
        for e in range(epochs):
            for k in range(max(1, len(rows) // 32)):
                self.train_d({self.x: rows[k * 32:(k + 1) * 32]})

    def train_d(self, feed, train=True):
        self.sess.run(self.train_op_d, feed_dict=feed)
        return train

    def train(self, feed):
        self.sess.run(hvd.broadcast_global_variables(0))
        self.sess.run(self.train_op, feed_dict=feed)


Judge().learn(Both(np.random.RandomState(1).rand(640, 4).astype('float32')))
