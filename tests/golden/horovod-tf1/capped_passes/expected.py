# Two loops over the rows in a pass, each of which ends behind so many rounds.
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


def batches(size, rows):
    at = 0
    while at + size <= rows.shape[0]:
        yield rows[at:at + size]
        at += size


class Net:
    def __init__(self, sess):
        self.sess = sess
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.w = tf.Variable(tf.ones([4, 4]))
        self.v = tf.Variable(tf.ones([4, 4]))
        loss = tf.reduce_mean(tf.square(tf.matmul(tf.matmul(self.x, self.w), self.v) - self.x))
        self.one = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss, var_list=[self.w])
        self.two = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss, var_list=[self.v])

    def train(self, rows):
        rows = share(rows)
        self.sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(2):
            for j, part in enumerate(batches(8, rows)):
                self.sess.run(self.one, {self.x: part})
                if j + 1 == max(1, 12 // hvd.size()):
                    break
            made = 0
            for part in batches(8, rows):
                if made >= max(1, 12 // hvd.size()):
                    break
                made += 1
                self.sess.run(self.two, {self.x: part})


with tf.Session(config=session_config()) as sess:
    net = Net(sess)
    sess.run(tf.global_variables_initializer())
    net.train(np.random.RandomState(1).rand(400, 4))
