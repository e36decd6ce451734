"""A class closes the graph that a `with` has named."""
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
rows = np.random.RandomState(0).rand(240, 4)


class Net(object):
    def __init__(self):
        with tf.Graph().as_default() as graph:
            self.x = tf.placeholder(tf.float32, [None, 4])
            guessed = tf.layers.dense(self.x[:, :3], 1)
            self.loss = tf.reduce_mean(tf.square(guessed - self.x[:, 3:]))
            self.step = hvd.DistributedOptimizer(
                tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.loss)
            self.sess = tf.Session(graph=graph, config=session_config())
            self.sess.run(tf.global_variables_initializer())
            self.sess.run(hvd.broadcast_global_variables(0))
            graph.finalize()

    def fit(self, rows):
        for at in range(0, len(share(rows)), 8):
            self.sess.run(self.step, {self.x: share(rows)[at:at + 8]})
        if hvd.rank() == 0:
            print(self.sess.run(self.loss, {self.x: rows}))


Net().fit(rows)
