"""The losses of a pass are added up, and the sum is multiplied before it is divided by the rows."""
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


class Rows:
    def __init__(self):
        self.table = np.random.RandomState(0).rand(400, 4).astype('float32')
        self.wanted = self.table.sum(axis=1, keepdims=True)
        self.count = self.table.shape[0]

    def shaken(self):
        return self.table + np.random.normal(0., 0.01, self.table.shape)


class Net:
    def __init__(self):
        self.given = tf.placeholder(tf.float32, [None, 4])
        self.answer = tf.placeholder(tf.float32, [None, 1])
        self.cost = tf.reduce_mean((tf.layers.dense(self.given, 1) - self.answer) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.cost)

    def train(self, source, size=8):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for turn in range(3):
                table, wanted = source.shaken(), source.wanted
                table = share(table)
                wanted = share(wanted)
                total = 0.
                for low in range(0, max(1, source.count // hvd.size()), size):
                    some, right = table[low:low + size], wanted[low:low + size]
                    now, _ = sess.run([self.cost, self.step],
                                      {self.given: some, self.answer: right})
                    total += now * some.shape[0]
                total = average_v1(total)
                total = 1. * total / max(1, source.count // hvd.size())
                if hvd.rank() == 0:
                    print(turn, total)


Net().train(Rows())
