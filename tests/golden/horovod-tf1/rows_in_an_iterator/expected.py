# An object begins an iterator over rows in each pass: no weight is drawn there, and its end is no
# number of one worker.
import collections

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
Batched = collections.namedtuple('Batched', ['begin', 'rows'])


def inputs(rows):
    data = tf.data.Dataset.from_tensor_slices(share(rows)).batch(10)
    it = tf.data.make_initializable_iterator(data)
    return Batched(it.initializer, it.get_next())


class Net:
    def __init__(self, given):
        self.initializer = given.begin
        loss = tf.reduce_mean(tf.square(tf.layers.dense(given.rows, 4) - given.rows))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)

    def epoch(self, sess):
        sess.run(self.initializer)
        while True:
            try:
                sess.run(self.step)
            except tf.errors.OutOfRangeError:
                break

    def train(self):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for e in range(2):
                self.epoch(sess)


Net(inputs(np.random.RandomState(1).rand(240, 4).astype(np.float32))).train()
