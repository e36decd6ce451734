# A generator is given the rows to train on, and all of them to tell of; in a class.
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
    for at in range(0, len(rows), size):
        yield rows[at:at + size]


class Net:
    def __init__(self, sess):
        self.sess = sess
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(self.loss)

    def fit(self, rows):
        self.sess.run(tf.global_variables_initializer())
        self.sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(2):
            for part in batches(8, share(rows)):
                self.sess.run(self.step, {self.x: part})
        seen = [self.sess.run(self.loss, {self.x: part}) for part in batches(8, rows)]
        if hvd.rank() == 0:
            print('all rows', np.mean(seen))


with tf.Session(config=session_config()) as sess:
    Net(sess).fit(np.random.RandomState(1).rand(240, 4))
