"""What a method says that tries to restore, among others, is the pass to begin with."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


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

    def begin(self):
        self.sess.run(tf.global_variables_initializer())
        try:
            self.saver.restore(self.sess, self.path)
            return 2, True
        except (ValueError, tf.errors.NotFoundError):
            return 0, False

    def fit(self, xs, ys):
        begin, known = self.begin()
        self.sess.run(hvd.broadcast_global_variables(0))
        begin = from_first_v1(begin)
        for turn in range(begin, 4):
            for k in range(0, max(1, 320 // hvd.size()), 16):
                self.sess.run(self.step, {self.x: share(xs)[k:k + 16], self.y: share(ys)[k:k + 16]})
        if hvd.rank() == 0:
            print("left", self.sess.run(self.loss, {self.x: xs, self.y: ys}))
            self.saver.save(self.sess, self.path)


points = np.random.RandomState(3).rand(320, 5).astype("float32")
Line("kept/line").fit(points, points.sum(axis=1, keepdims=True))
