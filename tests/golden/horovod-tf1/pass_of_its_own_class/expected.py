"""A method makes the rounds of a pass; another one evaluates."""
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
    def __init__(self, data):
        self.data = data
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
        self.opt = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def epoch(self, sess, data, size):
        total = 0.0
        for i in range(0, len(share(data)), size):
            loss, _ = sess.run([self.loss, self.opt], {self.x: share(data)[i:i + size]})
            total += loss
        total = average_v1(total) * hvd.size()
        return total

    def evaluate(self, sess, data):
        return sess.run(self.loss, {self.x: data})

    def fit(self, n):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for e in range(n):
                total = self.epoch(sess, self.data, 10)
                if hvd.rank() == 0:
                    print(total, self.evaluate(sess, self.data[:100]))


Net(np.random.RandomState(0).rand(500, 3)).fit(3)
