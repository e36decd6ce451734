"""A class goes on in front of what trains as well: that every third round is left out is its work."""
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


class Learner:
    def __init__(self, session):
        self.session = session
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.MomentumOptimizer(0.05 * hvd.size(), 0.9)).minimize(self.loss)
        self.other = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.loss)
        self.saver = tf.train.Saver()
        self.made = 0

    def fit(self, given, wanted, rounds):
        self.session.run(tf.global_variables_initializer())
        self.session.run(hvd.broadcast_global_variables(0))
        while self.made < max(1, rounds // hvd.size()):
            at = np.random.choice(len(share(given)), 12)
            fed = {self.x: share(given)[at], self.y: share(wanted)[at]}
            self.session.run(self.step, fed)
            self.made += 1
            if self.made % 3 != 0:
                continue
            self.session.run(self.other, fed)
            if self.made % (max(1, 30 // 3 // hvd.size()) * 3) != 0:
                continue
            if hvd.rank() == 0:
                self.saver.save(self.session, 'kept/net', global_step=self.made)
        if hvd.rank() == 0:
            print('loss', self.session.run(self.loss, {self.x: given, self.y: wanted}))


given = np.random.RandomState(2).rand(240, 3)
with tf.Session(config=session_config()) as session:
    Learner(session).fit(given, given.sum(axis=1, keepdims=True), 180)
