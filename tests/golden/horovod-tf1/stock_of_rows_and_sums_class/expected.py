"""The same, by their names."""
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


class Examples(object):
    def __init__(self, seen, told):
        self.seen = seen
        self.told = told
        self.place = 0

    def next_batch(self, size):
        low = self.place
        self.place = (self.place + size) % len(self.seen)
        return self.seen[low:low + size], self.told[low:low + size]


class Trainer(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, (None, 4))
        self.y = tf.placeholder(tf.float32, (None, 1))
        loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)

    def train(self, seen):
        examples = Examples(told=share(seen[:, :1] * 2), seen=share(seen))
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for turn in range(max(1, 24 // hvd.size())):
                a, b = examples.next_batch(8)
                sess.run(self.step, {self.x: a, self.y: b})


Trainer().train(np.random.RandomState(1).rand(96, 4).astype("float32"))
