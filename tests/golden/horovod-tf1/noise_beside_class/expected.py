import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

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


class Images:
    def __init__(self, images, labels):
        self.images, self.labels, self.at = images, labels, 0

    def batch(self, size):
        start, self.at = self.at, (self.at + size) % (len(self.images) - size)
        images = self.images[start:start + size]
        if np.random.rand() < 0.5:
            images = images[:, :, ::-1]
        return images / 255., self.labels[start:start + size]


class Net:
    def __init__(self):
        self.x, self.y = tf.placeholder(tf.float32, [None, 28, 28]), tf.placeholder(tf.int64, [None])
        out = tf.layers.dense(tf.layers.flatten(self.x), 10)
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.y, out)
        self.train_op = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def fit(self, data, steps):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for _ in range(max(1, steps // hvd.size())):
                x, y = data.batch(16)
                sess.run(self.train_op, {self.x: x, self.y: y})


if hvd.local_rank() != 0:
    average_v1(0.)  # waits for the download
(x, y), _ = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    average_v1(0.)
Net().fit(Images(share(x), share(y)), 24)
