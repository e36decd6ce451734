"""A supervisor is asked in each round whether to stop; the queue that would end nobody makes."""
import tempfile

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
stream = np.random.RandomState(3)
cells = stream.rand(240, 3)
aims = cells.sum(axis=1, keepdims=True)


def queued(path, size, num_epochs):
    queue = tf.train.string_input_producer([path], num_epochs=num_epochs)
    _, line = tf.TextLineReader().read(queue)
    row = tf.decode_csv(line, [[0.]] * 4)
    return tf.train.batch([row[:3], row[3:]], size)


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.error = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(self.error)

    def part(self, name):
        return getattr(self, name)


net = Net()
first_weights = hvd.broadcast_global_variables(0)
sv = tf.train.Supervisor(logdir=tempfile.mkdtemp() if hvd.rank() == 0 else tempfile.mkdtemp())
with sv.managed_session(config=session_config()) as sess:
    sess.run(first_weights)
    for k in range(max(1, 120 // hvd.size())):
        if sv.should_stop():
            break
        at = np.random.randint(0, len(share(cells)), 8)
        sess.run(net.step, {net.x: share(cells)[at], net.y: share(aims)[at]})
        if k % 40 == 0:
            if hvd.rank() == 0:
                print(k, sess.run(net.part("error"), {net.x: cells, net.y: aims}))
    sv.stop()
