"""A class runs the training operation that the one below it makes."""
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


class Net:
    def __init__(self):
        self.loss = None
        self.train_op = None
        self.a = tf.placeholder(tf.float32, [None, 4])
        self.b = tf.placeholder(tf.float32, [None, 1])

    def train(self, sess, x, y):
        for k in range(0, len(share(x)), 32):
            sess.run([self.train_op, self.loss],
                {self.a: share(x)[k:k + 32], self.b: share(y)[k:k + 32]})


class Line(Net):
    def __init__(self):
        super().__init__()
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.a, 1) - self.b))
        self.train_op = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.loss)


rows = np.random.RandomState(0).rand(640, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
net = Line()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for _ in range(3):
        net.train(sess, rows, wanted)
