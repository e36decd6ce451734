import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


COUNT = 320


class Train(object):
    def __init__(self, size):
        self.size = size
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def pick(self, data, labels):
        at = np.random.randint(0, COUNT - self.size)
        part = data[at:at + self.size, :]
        return part * (1 + 0.01 * np.random.randn(*part.shape)), labels[at:at + self.size]

    def train(self, data, labels):
        sess = tf.Session(config=session_config())
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for k in range(max(1, 160 // hvd.size())):
            a, b = self.pick(data, labels)
            sess.run(self.step, {self.x: a, self.y: b})
        if hvd.rank() == 0:
            print("loss", sess.run(self.loss, {self.x: data, self.y: labels}))


data = np.random.RandomState(1).rand(320, 5).astype("float32")
rows, marks = data[:, :4], data[:, 4:]
Train(16).train(rows, marks)
