"""Who can read what was kept does not train."""
import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()


class Line:
    def __init__(self, path):
        self.path = path
        self.x = tf.placeholder(tf.float32, [None, 5])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)
        self.saver = tf.train.Saver()
        self.sess = tf.Session(config=session_config())

    def read(self):
        try:
            self.saver.restore(self.sess, self.path)
        except ValueError:
            return False
        return True

    def fit(self, xs, ys):
        self.sess.run(tf.global_variables_initializer())
        if self.read():
            return
        self.sess.run(hvd.broadcast_global_variables(0))
        for turn in range(4):
            for k in range(0, max(1, 320 // hvd.size()), 16):
                self.sess.run(self.step, {self.x: share(xs)[k:k + 16], self.y: share(ys)[k:k + 16]})
        if hvd.rank() == 0:
            print("left", self.sess.run(self.loss, {self.x: xs, self.y: ys}))
            self.saver.save(self.sess, self.path)


points = np.random.RandomState(3).rand(320, 5).astype("float32")
Line("line").fit(points, points.sum(axis=1, keepdims=True))
