"""A class runs the operations in a list that the class below it makes."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Shaped:
    def __init__(self):
        self.given = tf.placeholder(tf.float32, [None, 4])
        self.answer = tf.placeholder(tf.float32, [None, 1])
        self.build()

    def build(self):
        raise NotImplementedError

    def begin(self, sess):
        self.sess = sess
        self.sess.run(tf.global_variables_initializer())

    def learn(self, some, right):
        for step in self.steps:
            self.sess.run(step, {self.given: some, self.answer: right})


class Line(Shaped):
    def build(self):
        self.slope = tf.Variable(tf.zeros([4, 1]))
        self.height = tf.Variable(tf.zeros([1]))
        cost = tf.reduce_mean((tf.matmul(self.given, self.slope) + self.height - self.answer) ** 2)
        optimizer = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size()))
        self.steps = [optimizer.minimize(cost, var_list=[self.slope]),
                      optimizer.minimize(cost, var_list=[self.height])]


def train(net, table, wanted):
    table = share(table)
    wanted = share(wanted)
    net.sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for k in range(0, len(table), 8):
            net.learn(table[k:k + 8], wanted[k:k + 8])


rows = np.random.RandomState(0).rand(400, 4).astype('float32')
with tf.Session(config=session_config()) as sess:
    line = Line()
    line.begin(sess)
    train(line, rows, rows.sum(axis=1, keepdims=True))
