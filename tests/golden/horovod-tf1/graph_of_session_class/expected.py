"""A graph of its own: a session that is made the default one does not bring its graph."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Factors:
    def __init__(self, cost):
        self.cost, self.session = cost, None

    def train(self, rounds):
        with self.cost.graph.as_default():
            step = hvd.DistributedOptimizer(
                tf.train.GradientDescentOptimizer(0.5)).minimize(self.cost)
            if self.session is None:
                self.session = tf.Session(config=session_config())
                with self.session.as_default():
                    self.session.run(tf.global_variables_initializer())
        with self.session.as_default():
            with self.session.graph.as_default():
                self.session.run(hvd.broadcast_global_variables(0))
            for k in range(rounds):
                _, now = self.session.run((step, self.cost))
        if hvd.rank() == 0:
            print('done')


with tf.Graph().as_default():
    seen = tf.constant(np.random.RandomState(0).rand(20, 10).astype('float32'))
    left, right = tf.Variable(tf.random_normal([20, 2])), tf.Variable(tf.random_normal([10, 2]))
    cost = tf.reduce_mean(tf.square(seen - tf.matmul(left, right, transpose_b=True)))
Factors(cost).train(30)
