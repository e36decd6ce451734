"""A class closes its graph as soon as it is built."""
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


class Net:
    def __init__(self):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, 3])
            loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - 1.0) ** 2)
            self.train = hvd.DistributedOptimizer(
                tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
            self.start = tf.global_variables_initializer()
        self.session = tf.Session(graph=self.graph, config=session_config())


net = Net()
net.session.run(net.start)
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
rows = share(rows)
with net.session.graph.as_default():
    net.session.run(hvd.broadcast_global_variables(0))
for begin in range(0, len(rows), 8):
    net.session.run(net.train, {net.x: rows[begin:begin + 8]})
