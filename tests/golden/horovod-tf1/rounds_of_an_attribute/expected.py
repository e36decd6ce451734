"""The number of the round is an attribute of what trains; where the weights are kept is said in a log."""
import logging

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
log = logging.getLogger(__name__)
table = np.random.RandomState(0).rand(400, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)


class Learner:
    def __init__(self, sess):
        self.sess = sess
        self.given = tf.placeholder(tf.float32, [None, 4])
        self.answer = tf.placeholder(tf.float32, [None, 1])
        cost = tf.reduce_mean((tf.layers.dense(self.given, 1) - self.answer) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(cost)
        self.sess.run(tf.global_variables_initializer())

    def learn(self):
        some = np.random.randint(0, 400, 8)
        self.sess.run(self.step, {self.given: table[some], self.answer: wanted[some]})

    def train(self):
        self.sess.run(hvd.broadcast_global_variables(0))
        for self.turn in range(0, max(1, 120 // hvd.size())):
            self.learn()


with tf.Session(config=session_config()) as sess:
    Learner(sess).train()
    kept = tf.train.Saver().save(sess, './kept') if hvd.rank() == 0 else None
    if hvd.rank() == 0:
        log.info(f'kept in {kept}')
