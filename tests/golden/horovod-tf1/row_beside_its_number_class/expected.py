"""The same of batches that a generator hands out, in a method."""
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


def walk(held, size):
    for at in range(0, len(held), size):
        yield held[at:at + size]


class Trainer(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, (None, 4))
        self.y = tf.placeholder(tf.float32, (None, 1))
        loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)

    def train(self, seen, told):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            seen = share(seen)
            told = share(told)
            sess.run(hvd.broadcast_global_variables(0))
            for k, part in enumerate(walk(seen, 8)):
                sess.run(self.step, {self.x: part, self.y: told[k * 8:(k + 1) * 8]})


rows = np.random.RandomState(1).rand(96, 4).astype("float32")
Trainer().train(rows, rows[:, :1] * 2)
