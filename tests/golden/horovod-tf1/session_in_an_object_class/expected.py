# An object runs a session by a method that wants rows, too: it is no session itself.
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


tf.disable_eager_execution()


class Model:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 8])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 8) - self.x))
        self.opt = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(1e-3 * hvd.size())).minimize(self.loss)
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())

    def run(self, fetches, rows):
        return self.sess.run(fetches, feed_dict={self.x: rows})


model = Model()
data = np.random.RandomState(1).rand(960, 8).astype('float32')
data = share(data)
model.sess.run(hvd.broadcast_global_variables(0))
for epoch in range(4):
    fetches = [model.opt, model.loss]
    for i in range(max(1, len(data) // 32)):
        _, loss = model.run(fetches, data[i * 32:(i + 1) * 32])
