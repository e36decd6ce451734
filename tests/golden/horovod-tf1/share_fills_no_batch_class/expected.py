"""The last whole batch is left out, and the mean is one over the others."""
import numpy as np
import tensorflow as tf
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


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


class Learner(object):
    def __init__(self, size):
        self.size = size
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 3) - self.x) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def learn(self, table, passes):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            table = share(table)
            batches = max(1, len(table) // self.size)
            sess.run(hvd.broadcast_global_variables(0))
            for turn in range(passes):
                seen = 0.
                for k in range(max(1, batches - 1)):
                    some = table[k * self.size:(k + 1) * self.size]
                    seen += sess.run([self.step, self.loss], {self.x: some})[1]
                seen = average(seen)
                if hvd.rank() == 0:
                    print(turn, seen / (max(1, batches - 1)))


Learner(16).learn(np.random.RandomState(2).rand(192, 3).astype("float32"), 3)
