"""What the first worker tests alone, in a session of its own, is sent to nobody."""
import sys

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
        self.step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(self.loss)
        self.saver = tf.train.Saver()

    def learn(self, session, part):
        session.run(self.step, {self.x: part})

    def train(self, rows, path):
        with tf.Session(config=session_config()) as session:
            session.run(tf.global_variables_initializer())
            session.run(hvd.broadcast_global_variables(0))
            for k in range(0, len(rows), 8):
                self.learn(session, rows[k:k + 8])
            for k in range(0, len(rows), 4):
                self.learn(session, rows[k:k + 4])
            if hvd.rank() == 0:
                self.saver.save(session, path)

    def test(self, rows, path):
        if hvd.rank() == 0:
            with tf.Session(config=session_config()) as session:
                self.saver.restore(session, path)
                for k in range(0, len(rows), 8):
                    print(session.run(self.loss, {self.x: rows[k:k + 8]}))


rows = np.random.RandomState(0).rand(320, 3).astype("float32")
net = Net()
if len(sys.argv) > 1:
    net.test(rows, sys.argv[1])
else:
    net.train(rows, "kept/net")
