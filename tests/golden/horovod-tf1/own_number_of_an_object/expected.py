"""The number of the rounds has a name of its own and one in the object, and all rows are told of behind them."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


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


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Net:
    def __init__(self, rows):
        self.rows, self.size = rows, 8
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(self.loss)
        self.total = len(self.rows) // self.size

    def train(self, sess):
        total = self.total
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(2):
            mean = 0.
            for i in range(max(1, total // hvd.size())):
                at = i * self.size
                l, _ = sess.run([self.loss, self.step],
                    {self.x: share(self.rows)[at:at + self.size]})
                mean += l / max(1, self.total // hvd.size())
            mean = average_v1(mean)
            if hvd.rank() == 0:
                print(mean)
                print(
                    np.mean(
                        [
                            sess.run(self.loss,
                                {self.x: self.rows[i * 8:i * 8 + 8]}) for i in range(total)]))


with tf.Session(config=session_config()) as sess:
    net = Net(np.random.RandomState(1).rand(240, 4))
    sess.run(tf.global_variables_initializer())
    net.train(sess)
