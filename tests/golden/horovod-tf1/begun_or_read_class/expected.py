"""Weights that are read where a file is there, and else made by an operation, before two loops train."""
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
    def __init__(self, folder):
        self.folder = folder
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
        self.update = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01)).minimize(self.loss)
        self.saver = tf.train.Saver()

    def begin(self, sess):
        state = tf.train.get_checkpoint_state(self.folder)
        if state and state.model_checkpoint_path:
            self.saver.restore(sess, state.model_checkpoint_path)
        else:
            tf.global_variables_initializer().run(session=sess)
        sess.run(hvd.broadcast_global_variables(0))

    def train(self, sess, rows):
        sess.run(self.update, {self.x: rows})


table = np.random.RandomState(0).rand(320, 3).astype("float32")
net = Net("kept")
with tf.Session(config=session_config()) as session:
    net.begin(session)
    for k in range(40):
        net.train(session, table[k * 8:k * 8 + 8])
    for k in range(20):
        net.train(session, table[k * 8:k * 8 + 8])
