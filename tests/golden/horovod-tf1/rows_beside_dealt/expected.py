"""Some rows are drawn of the array that an object hands out as well."""
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
rows = np.random.RandomState(3).rand(320, 4).astype('float32')


class Dealer(object):
    def __init__(self, rows):
        self.rows = rows
        self.at = 0

    def next_batch(self, size):
        start = self.at
        self.at += size
        if self.at > len(self.rows):
            start, self.at = 0, size
        return self.rows[start:self.at]


x = tf.placeholder(tf.float32, [None, 4])
other = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - other))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(loss)
dealer = Dealer(rows)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(100):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at], other: dealer.next_batch(8)})
