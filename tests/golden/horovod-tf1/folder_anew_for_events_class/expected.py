"""A property makes the folder of the events anew, where a writer is made."""
import os
import shutil
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import tempfile

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()


class Net:
    def __init__(self, renew=True):
        self.renew = renew
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(self.loss)
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())
        value = self.events
        self.writer = tf.summary.FileWriter(value if hvd.rank() == 0 else tempfile.mkdtemp())

    @property
    def events(self):
        try:
            path = self._events
        except AttributeError:
            path = "events/net"
            if self.renew:
                if hvd.rank() == 0:
                    shutil.rmtree(path, ignore_errors=True)
            os.makedirs(path, exist_ok=True)
            self._events = path
        average_v1(0.)  # the others wait for the first worker
        return path

    def train(self, rows):
        self.sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(3):
            for i in range(max(1, len(share(rows)) // 16)):
                self.sess.run(self.step, {self.x: share(rows)[i * 16:(i + 1) * 16]})
        if hvd.rank() == 0:
            print("loss", self.sess.run(self.loss, {self.x: rows}))


Net().train(np.random.RandomState(0).rand(320, 4).astype("float32"))
