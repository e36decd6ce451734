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


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()


class Classifier:
    def __init__(self):
        self.x, self.y = tf.placeholder(tf.float32, [None, 28, 28]), tf.placeholder(tf.int64, [None])
        out = tf.layers.dense(tf.layers.flatten(self.x / 255.), 10)
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.y, out)
        self.op = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(self.loss)

    def batches(self, x, y, size=8):
        for i in range(max(1, len(x) // size)):
            yield x[i * size:(i + 1) * size], y[i * size:(i + 1) * size]

    def train(self, x, y, xv, yv, epochs):
        with tf.Session(config=session_config()) as s:
            s.run(tf.global_variables_initializer())
            x = share(x)
            y = share(y)
            s.run(hvd.broadcast_global_variables(0))
            for _ in range(epochs):
                for bx, by in self.batches(x, y):
                    s.run(self.op, {self.x: bx, self.y: by})
                val = [s.run(self.loss, {self.x: bx, self.y: by}) for bx, by in self.batches(xv, yv, 20)]
                if hvd.rank() == 0:
                    print('val', np.mean(val))


if hvd.local_rank() != 0:
    average_v1(0.)  # waits for the download
(x, y), (xv, yv) = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    average_v1(0.)
Classifier().train(x, y, xv, yv, 2)
