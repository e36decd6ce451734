"""What is printed asks a property that makes its folder anew."""
import os
import shutil
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


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


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(self.loss)
        self.saver = tf.train.Saver()
        self._events = None

    @property
    def events(self):
        if self._events is None:
            if hvd.rank() == 0:
                shutil.rmtree("events/net", ignore_errors=True)
            average_v1(0.)  # the others wait for the first worker
            os.makedirs("events/net", exist_ok=True)
            self._events = "events/net"
        return self._events

    def train(self, sess, rows):
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(3):
            for i in range(max(1, len(share(rows)) // 16)):
                sess.run(self.step, {self.x: share(rows)[i * 16:(i + 1) * 16]})
            now = sess.run(self.loss, {self.x: rows})
            value = self.events
            if hvd.rank() == 0:
                print("events in", value, now)


with tf.Session(config=session_config()) as sess:
    net = Net()
    sess.run(tf.global_variables_initializer())
    net.train(sess, np.random.RandomState(0).rand(320, 4).astype("float32"))
