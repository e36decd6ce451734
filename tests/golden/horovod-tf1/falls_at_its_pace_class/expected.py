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


class Fit(object):
    def __init__(self, size):
        self.inputs = tf.placeholder(tf.float32, [None, 2])
        self.labels = tf.placeholder(tf.float32, [None])
        self.lr = tf.placeholder(tf.float32, [])
        out = tf.layers.dense(tf.layers.dense(self.inputs, 4, tf.nn.tanh), 1)[:, 0]
        self.loss = tf.reduce_mean(tf.square(out - self.labels))
        self.train_op = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(self.lr * hvd.size())).minimize(self.loss)
        self.size = size

    def train(self, X, Y, steps):
        lr = 0.01
        sess = tf.Session(config=session_config())
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for step in range(1, max(1, steps // hvd.size()) + 1):
            picked = np.random.randint(0, len(share(X)), self.size)
            sess.run(self.train_op,
                feed_dict={self.inputs: share(X)[picked], self.labels: share(Y)[picked],
                    self.lr: lr})
            if step * hvd.size() % 7 < hvd.size():
                lr = lr * 0.8
        if hvd.rank() == 0:
            print('loss', sess.run(self.loss, feed_dict={self.inputs: X, self.labels: Y}))
        sess.close()


data = np.random.RandomState(8).rand(150, 2).astype('float32')
Fit(10).train(data, data.sum(axis=1), 63)
