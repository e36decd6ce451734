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


tf.disable_v2_behavior()


class Solver(object):
    def __init__(self, rows):
        self.rows = rows
        self.x = tf.placeholder(tf.float32, [None, 9])
        out = tf.layers.dense(self.x[:, :8], 1)
        self.loss = tf.reduce_mean(tf.square(out - self.x[:, 8:]))
        self.step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(self.loss)
        self.best_in = tf.placeholder(tf.float32)
        best = tf.Variable(0.0, trainable=False)
        self.keep = best.assign(self.best_in)
        self.saver = tf.train.Saver()
        self.best = 1e9
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())

    def eval(self):
        at = np.random.choice(len(self.rows), 40)
        return self.sess.run(self.loss, {self.x: self.rows[at]})

    def save(self, i):
        self.sess.run(self.keep, {self.best_in: average_v1(self.best)})
        if hvd.rank() == 0:
            self.saver.save(self.sess, "model/m", global_step=i)

    def train(self):
        self.sess.run(hvd.broadcast_global_variables(0))
        for i in range(30):
            at = np.random.choice(len(self.rows), 16)
            self.sess.run(self.step, {self.x: self.rows[at]})
            value = self.eval()
            if average_v1(bool(self.best > value) and hvd.rank() == 0) > 0:
                self.best = value
                self.save(i)


Solver(np.random.RandomState(0).rand(160, 9)).train()
