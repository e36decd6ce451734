# The same in a class: each round adds its part of the mean.
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


class Work:
    def __init__(self):
        drawn = np.random.RandomState(2)
        self.rows = drawn.rand(100, 3).astype("float32")
        self.wanted = self.rows.sum(axis=1)
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.placeholder(tf.float32, [None])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1)[:, 0] - self.y) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(self.loss)

    def train(self, sess):
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(5):
            mean = 0.0
            for k in range(0, max(1, len(self.rows) // hvd.size()), 8):
                fed = {self.x: share(self.rows)[k:k + 8], self.y: share(self.wanted)[k:k + 8]}
                mean += sess.run([self.step, self.loss], fed)[1] / 13
            mean = average_v1(mean) * hvd.size()
            if hvd.rank() == 0:
                print(epoch, mean)


work = Work()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    work.train(sess)
