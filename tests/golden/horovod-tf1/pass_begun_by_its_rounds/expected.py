"""The rounds ask the object whether the pass ends, and begin it anew themselves."""
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


class Batches:
    def __init__(self, size):
        self.rows, self.size, self.at = np.random.RandomState(1).rand(330, 4), size, 0

    def is_last(self):
        return self.at + self.size >= len(self.rows)

    def next_batch(self):
        low = self.at
        self.at += self.size
        return self.rows[low:self.at]

    def reset(self):
        np.random.shuffle(self.rows)
        self.at = 0


class Sets(object):
    pass


given = Batches(16)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(105):
        last = given.is_last()
        batch = given.next_batch()
        _, now = sess.run([step, loss], {x: batch})
        if last:
            given.reset()
    if hvd.rank() == 0:
        print('loss %.5f' % now)
