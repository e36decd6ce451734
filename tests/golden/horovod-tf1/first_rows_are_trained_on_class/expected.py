"""The same in a class, of two arrays, where the last batch is cut off."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share_until(end, data):
    """This worker's share of the rows in front of a place; alone all of them."""
    return share(data[:end]) if hvd.size() > 1 else data


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()



class Fit:
    def __init__(self, n_train=250, size=32):
        self.n_train, self.size = n_train, size
        self.points = np.random.RandomState(0).rand(320, 4).astype("float32")
        self.answers = self.points.sum(1, keepdims=True)
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(self.loss)

    def run(self, sess):
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(4):
            for i in range(0, max(1, (320 - 70) // hvd.size()), self.size):
                feed = {self.x: share_until(320 - 70, self.points)[i:min(i + self.size, 250)],
                    self.y: share_until(320 - 70, self.answers)[i:min(i + self.size, 250)]}
                sess.run(self.step, feed_dict=feed)
            if hvd.rank() == 0:
                print(turn,
                    sess.run(self.loss,
                        {self.x: self.points[self.n_train:], self.y: self.answers[self.n_train:]}))


with tf.Session(config=session_config()) as sess:
    fit = Fit()
    sess.run(tf.global_variables_initializer())
    fit.run(sess)
