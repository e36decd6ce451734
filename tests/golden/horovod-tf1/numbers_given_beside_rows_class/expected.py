# A function takes an object's rows, and their answers, by the numbers that it is given.
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


tf.disable_eager_execution()


def batch(data, labels, order, k, size):
    xs, ys = [], []
    for at in order[k * size:(k + 1) * size]:
        xs.append(data[at])
        ys.append(labels[at])
    return np.array(xs), np.array(ys)


class Trainer:
    def __init__(self, data, labels):
        self.data, self.labels = data, labels
        self.x = tf.placeholder(tf.float32, [None, 8])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(1e-4 * hvd.size())).minimize(self.loss)

    def fit(self, sess, size=10):
        order = list(range(960))
        order = share(order)
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(3):
            np.random.shuffle(order)
            for k in range(max(1, 960 // size // hvd.size())):
                a, b = batch(self.data, self.labels, order, k, size)
                sess.run(self.step, {self.x: a, self.y: b})


data = np.random.RandomState(1).rand(960, 8)
t = Trainer(data, np.random.RandomState(2).rand(960, 1))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    t.fit(sess)
