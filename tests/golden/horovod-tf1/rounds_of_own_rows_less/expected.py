# The same by other names, one less, and a helper that picks the rows.
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Coder(object):
    def __init__(self, held):
        self.held = held
        self.given = tf.placeholder(tf.float32, [None, 3])
        loss = tf.reduce_mean(tf.square(tf.layers.dense(self.given, 3) - self.given))
        self.update = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)

    def pick(self, part):
        return [list(r) for r in part]

    def fit(self, sess, size):
        batches = max(1, int(share(self.held).shape[0] / size) - 1)
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(2):
            for k in range(batches):
                sess.run(self.update,
                    {self.given: self.pick(share(self.held)[k * size:(k + 1) * size])})


coder = Coder(np.random.RandomState(1).rand(240, 3))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    coder.fit(sess, 8)
