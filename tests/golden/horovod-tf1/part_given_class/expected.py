import numpy as np
import tensorflow as tf
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


xs = np.random.RandomState(3).rand(96, 3).astype("float32")


class Net(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 3) - self.x) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())

    def fit(self, some, passes=1, size=8):
        for _ in range(passes):
            for low in range(0, len(share(some)), size):
                self.sess.run(self.step, {self.x: share(some)[low:low + size]})


net = Net()
net.sess.run(hvd.broadcast_global_variables(0))
for part in range(2):
    net.fit(xs[part * 48:(part + 1) * 48], passes=2)
