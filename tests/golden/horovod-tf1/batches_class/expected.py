import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import itertools

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()


class Model:
    def __init__(self):
        self.x, self.y = tf.placeholder(tf.float32, [None, 28, 28]), tf.placeholder(tf.int64, [None])
        out = tf.layers.dense(tf.layers.flatten(self.x / 255.), 10)
        self.cost = tf.losses.sparse_softmax_cross_entropy(self.y, out)
        self.op = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(self.cost)

    def batches(self, x, y, size, epochs):
        for _ in range(epochs):
            for i in range(0, len(x) - size + 1, size):
                yield x[i:i + size], y[i:i + size]

    def train(self, x, y):
        with tf.Session(config=session_config()) as s:
            s.run(tf.global_variables_initializer())
            stream = self.batches(x, y, 8, 2)
            s.run(hvd.broadcast_global_variables(0))
            for a, b in turns(stream):
                s.run(self.op, {self.x: a, self.y: b})


if hvd.local_rank() != 0:
    average_v1(0.)  # waits for the download
(x, y), _ = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    average_v1(0.)
Model().train(x, y)
