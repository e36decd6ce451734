"""The same in a class."""
import os
import tempfile
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


class Net(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 5])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - 1.))
        self.global_step = tf.Variable(0, trainable=False)
        self.op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
            self.loss, global_step=self.global_step)
        self.saver = tf.train.Saver()

    def fit(self, sess, rows, rounds, folder):
        sess.run(hvd.broadcast_global_variables(0))
        for _ in range(max(1, rounds // hvd.size())):
            now = 1 + sess.run(self.global_step)
            some = np.random.randint(0, len(share(rows)), 10)
            sess.run(self.op, {self.x: share(rows)[some]})
            if now % max(1, 50 // hvd.size()) == 0:
                if hvd.rank() == 0:
                    self.saver.save(sess, os.path.join(folder, "net"), global_step=now)
        if hvd.rank() == 0:
            print("loss", sess.run(self.loss, {self.x: rows}))


rows = np.random.RandomState(2).rand(200, 5).astype("float32")
net = Net()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    net.fit(sess, rows, 200, tempfile.mkdtemp())
