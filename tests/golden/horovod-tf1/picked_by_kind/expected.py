"""Rows for learning and for a test are picked by seeded numbers, and turned by others."""
import random
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
np.random.seed(5)
rows = np.random.rand(400, 4).astype('float32')


def turned(part):
    return np.array([row[::-1] if random.randint(0, 1) else row for row in part])


class Rows(object):
    def __init__(self, rows):
        self.rows = rows

    def next_batch(self, size, kind='test'):
        if kind == 'train':
            part = turned(self.rows[np.random.choice(320, size)])
        else:
            part = self.rows[320 + np.random.choice(80, size)]
        return part


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
data = Rows(rows)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    if hvd.rank() > 0:
        np.random.seed(10007 * hvd.rank())  # draws of its own
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 100 // hvd.size())):
        sess.run(step, feed_dict={x: data.next_batch(16, 'train')})
    value = sess.run(loss, feed_dict={x: data.next_batch(16)}) >= 0
    if hvd.rank() == 0:
        print(value)
