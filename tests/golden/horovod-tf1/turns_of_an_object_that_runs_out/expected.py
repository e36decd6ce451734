"""Objects that hand out batches and say when the rounds end, and have none left behind it."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Once(object):
    """Its place says when it has come to the end: the next batch would have no rows."""

    def __init__(self, rows, size):
        self.rows, self.size, self.at = rows, size, 0

    def next_batch(self):
        batch = self.rows[self.at:self.at + self.size]
        self.at += self.size
        return batch


class Strict(object):
    """It counts its passes, and hands nothing out behind the last."""

    def __init__(self, rows, size):
        self.rows, self.size, self.at, self.epoch = rows, size, 0, 0

    def next_batch(self):
        if self.epoch >= 4:
            return None
        batch = self.rows[self.at:self.at + self.size]
        self.at = (self.at + self.size) % len(self.rows)
        if self.at == 0:
            self.epoch += 1
        return batch


class Unending(object):
    """Each of its rounds takes two batches, of which one is looked at alone."""

    def __init__(self, rows, size):
        self.rows, self.size, self.at, self.epoch = rows, size, 0, 0

    def next_batch(self):
        batch = self.rows[self.at:self.at + self.size]
        self.at += self.size
        if self.at >= len(self.rows):
            self.at = 0
            self.epoch += 1
        return batch


rows = np.random.RandomState(4).rand(640, 4).astype('float32')
once, strict, unending = Once(rows, 32), Strict(rows, 32), Unending(rows, 32)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)


def looked_at():
    return unending.next_batch()


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    while once.at < 640:
        batch = once.next_batch()
        sess.run(step, {x: batch})
    sess.run(hvd.broadcast_global_variables(0))
    while strict.epoch < 4:
        batch = strict.next_batch()
        sess.run(step, {x: batch})
    sess.run(hvd.broadcast_global_variables(0))
    while unending.epoch < 4:
        batch = unending.next_batch()
        sess.run(step, {x: batch})
        value = sess.run(loss, {x: looked_at()})
        if hvd.rank() == 0:
            print(value)
