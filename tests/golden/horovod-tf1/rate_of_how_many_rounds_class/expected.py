"""The rate falls by the rounds of the passes before and those of this one."""
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
    def __init__(self, rows, size, passes):
        self.rounds = rows // size
        self.size = size
        self.passes = passes
        self.x = tf.placeholder(tf.float32, [None, 5])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.lr = tf.placeholder(tf.float32, [])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(self.lr * hvd.size())).minimize(self.loss)

    def fit(self, sess, xs, ys):
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(self.passes):
            for k in range(max(1, self.rounds // hvd.size())):
                a, b = k * self.size, k * self.size + self.size
                sess.run(self.step, feed_dict={
                    self.x: share(xs)[a:b], self.y: share(ys)[a:b],
                    self.lr: 0.1 * 0.99 ** (turn * self.rounds + k * hvd.size())})
            if hvd.rank() == 0:
                print(turn, sess.run(self.loss, feed_dict={self.x: xs, self.y: ys}))


draw = np.random.RandomState(4)
xs = draw.rand(320, 5).astype("float32")
ys = xs.dot(draw.rand(5, 1)).astype("float32")
line = Line(320, 16, 4)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    line.fit(sess, xs, ys)
