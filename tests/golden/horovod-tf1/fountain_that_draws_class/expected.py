"""An object draws sums for ever, by Python's own draws; a number is given to these."""
import random

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
random.seed(8)


class Sums:
    def __init__(self, terms, most):
        self.terms = terms
        self.most = most

    def drawn(self, many):
        while 1:
            yield [[random.randint(0, self.most) for _ in range(self.terms)] for _ in range(many)]


class Reckoner:
    def __init__(self, session, sums):
        self.session = session
        self.given = sums.drawn(16)
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(self.loss)

    def learn(self, rounds):
        self.session.run(tf.global_variables_initializer())
        if hvd.rank() > 0:
            random.seed(10007 * hvd.rank())  # draws of its own
        self.session.run(hvd.broadcast_global_variables(0))
        for k in range(max(1, rounds // hvd.size())):
            terms = next(self.given)
            self.session.run(self.step, {self.x: terms, self.y: np.sum(terms, 1, keepdims=True)})
        test = np.arange(30).reshape(10, 3) % 7
        if hvd.rank() == 0:
            print(
                'loss %.4f' % self.session.run(self.loss,
                    {self.x: test, self.y: test.sum(1, keepdims=True)}))


with tf.Session(config=session_config()) as session:
    Reckoner(session, Sums(3, 6)).learn(240)
