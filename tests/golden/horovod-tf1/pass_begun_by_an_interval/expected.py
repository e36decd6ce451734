"""The number of the round says when the rows begin anew."""
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
        self.rows, self.size, self.at = np.random.RandomState(1).rand(320, 4), size, 0

    def next_batch(self):
        low = self.at
        self.at += self.size
        return self.rows[low:self.at]

    def reset(self):
        np.random.RandomState(2).shuffle(self.rows)
        self.at = 0


given = Batches(16)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(loss)
of_a_pass = len(given.rows) // given.size
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(100):
        sess.run(step, {x: given.next_batch()})
        if (k + 1) % of_a_pass == 0:
            given.reset()
    if hvd.rank() == 0:
        print('loss', sess.run(loss, {x: np.ones((3, 4))}))
