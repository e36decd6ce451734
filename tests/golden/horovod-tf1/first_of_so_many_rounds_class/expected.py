"""The first hundred rounds learn twice, as a method of the program finds."""
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


class Learner:
    def __init__(self, rows):
        self.rows = rows
        self.x = tf.placeholder(tf.float32, [None, 4])
        w = tf.Variable(tf.zeros([4, 1]))
        self.loss = tf.reduce_mean(tf.square(tf.matmul(self.x, w) - 1.))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01)).minimize(self.loss)

    def learn(self, sess, count=300):
        sess.run(hvd.broadcast_global_variables(0))
        for k in range(count):
            at = np.random.randint(0, len(self.rows), 16)
            sess.run(self.step, {self.x: self.rows[at]})
            phase, _ = divmod(k, 100)
            if phase < 1:
                sess.run(self.step, {self.x: self.rows[at]})


learner = Learner(np.random.RandomState(0).randn(512, 4).astype(np.float32))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    learner.learn(sess)
