"""The rate that a method feeds is one of two, by the number of rounds that it has counted."""
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


class Line(object):
    def __init__(self):
        self.given = tf.placeholder(tf.float32, [None, 3])
        self.asked = tf.placeholder(tf.float32, [None, 1])
        self.lr = tf.placeholder(tf.float32, [])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.given, 1) - self.asked))
        self.learn = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(self.lr * hvd.size())).minimize(self.loss)

    def fit(self, rows, wanted):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            made = 0
            rows = share(rows)
            wanted = share(wanted)
            sess.run(hvd.broadcast_global_variables(0))
            for epoch in range(4):
                for k in range(max(1, len(rows) // 8)):
                    now = 0.02 if made < 50 // hvd.size() else 0.002
                    sess.run(self.learn, {self.given: rows[k * 8:(k + 1) * 8], self.asked: wanted[k * 8:(k + 1) * 8], self.lr: now})
                    made = made + 1


numbers = np.random.RandomState(2).rand(200, 3).astype("float32")
Line().fit(numbers, numbers.mean(axis=1, keepdims=True))
