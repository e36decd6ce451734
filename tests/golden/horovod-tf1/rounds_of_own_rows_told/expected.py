# What rounds add up is divided by a number of them that is worked out before, and told.
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
        self.rows = rows
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 3) - self.x))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(self.loss)

    def train(self, sess):
        sess.run(tf.global_variables_initializer())
        total = max(1, len(share(self.rows)) // 10)
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(2):
            mean, seen, i = 0., 0., 0
            while i < total:
                l, _ = sess.run([self.loss, self.step],
                    {self.x: share(self.rows)[i * 10:i * 10 + 10]})
                mean += l / total
                seen += l
                i += 1
            mean = average_v1(mean)
            seen = average_v1(seen)
            if hvd.rank() == 0:
                print(mean, seen / total)


with tf.Session(config=session_config()) as sess:
    Net(np.random.RandomState(1).rand(240, 3)).train(sess)
