"""What an object makes of the losses that it is told ends the passes, by its flag."""
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


class Patience(object):
    def __init__(self, most):
        self.best, self.waited, self.most, self.over = 1e9, 0, most, False

    def told(self, loss):
        if loss < self.best - 0.01:
            self.best, self.waited = loss, 0
        else:
            self.waited += 1
        self.over = self.waited > self.most


class Trainer(object):
    def __init__(self, rows):
        self.patience = Patience(1)
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 3) - self.x) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(self.loss)
        self.train(rows)

    def train(self, rows):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            rows = share(rows)
            sess.run(hvd.broadcast_global_variables(0))
            while average(bool(not self.patience.over) and hvd.rank() == 0) > 0:
                for k in range(0, len(rows), 8):
                    _, now = sess.run([self.step, self.loss], {self.x: rows[k:k + 8]})
                self.patience.told(now)


Trainer(np.random.RandomState(1).rand(96, 3).astype("float32"))
