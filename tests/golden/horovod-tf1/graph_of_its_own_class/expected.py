"""An object with a graph and a session of its own; a second method enters the graph itself."""
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


class Net:
    def __init__(self):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, 3])
            self.loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
            self.step = hvd.DistributedOptimizer(
                tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.loss)
            self.sess = tf.Session(config=session_config())
            self.sess.run(tf.global_variables_initializer())

    def fit(self, data):
        data = share(data)
        with self.sess.graph.as_default():
            self.sess.run(hvd.broadcast_global_variables(0))
        for i in range(0, len(data), 10):
            self.sess.run(self.step, {self.x: data[i:i + 10]})

    def fit_more(self, data):
        with self.graph.as_default():
            data = share(data)
            self.sess.run(hvd.broadcast_global_variables(0))
            for i in range(0, len(data), 10):
                self.sess.run(self.step, {self.x: data[i:i + 10]})


tf.disable_v2_behavior()
net = Net()
net.fit(np.random.RandomState(0).rand(300, 3))
net.fit_more(np.random.RandomState(1).rand(300, 3))
