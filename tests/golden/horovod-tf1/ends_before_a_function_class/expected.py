"""The same in a class that trains on the arrays of its module."""
import numpy as np
import tensorflow as tf
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


data = np.random.RandomState(3).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
SIZE = len(rows)


class Model:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def train(self, sess, steps):
        at = 0
        sess.run(hvd.broadcast_global_variables(0))
        for i in range(max(1, steps // hvd.size())):
            sess.run(self.step, {self.x: share(rows)[at:at + 8], self.y: share(marks)[at:at + 8]})
            at = at + 8
            if not at < max(1, SIZE // hvd.size()):
                at = 0


model = Model()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    model.train(sess, 400)
    if hvd.rank() == 0:
        print(sess.run(model.loss, {model.x: rows, model.y: marks}))
