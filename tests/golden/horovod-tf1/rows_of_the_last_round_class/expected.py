# The same by `run`, in a class.
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


class Line:
    def __init__(self, sess):
        self.sess = sess
        self.a = tf.placeholder(tf.float32, [None, 3])
        self.b = tf.placeholder(tf.float32, [None, 1])
        self.off = tf.reduce_mean(tf.abs(tf.layers.dense(self.a, 1) - self.b))
        self.learn = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(self.off)

    def fit(self, points, heights, passes):
        points = share(points)
        heights = share(heights)
        self.sess.run(hvd.broadcast_global_variables(0))
        for turn in range(passes):
            for low in range(0, len(points), 16):
                p, h = points[low:low + 16], heights[low:low + 16]
                self.sess.run(self.learn, {self.a: p, self.b: h})
            if hvd.rank() == 0:
                print('last', self.sess.run(self.off, {self.a: p, self.b: h}))


given = np.random.RandomState(9).rand(192, 3)
with tf.Session(config=session_config()) as session:
    line = Line(session)
    session.run(tf.global_variables_initializer())
    line.fit(given, given.sum(axis=1, keepdims=True), 3)
