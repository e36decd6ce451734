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


SIZE = 16


class Learner(object):
    def __init__(self):
        self.a = tf.placeholder(tf.float32, (None, 3))
        self.b = tf.placeholder(tf.float32, (None, 1))
        self.cost = tf.reduce_mean(tf.square(tf.layers.dense(self.a, 1) - self.b))
        self.learn = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.cost)

    def fit(self, session, given, answers):
        for at in range(0, len(share(given)), SIZE):
            places = np.arange(at, min(at + SIZE, len(share(given))))
            session.run(self.learn, {self.a: share(given)[places], self.b: share(answers)[places]})


given = np.random.rand(160, 3).astype("float32")
answers = given.sum(1, keepdims=True)
learner = Learner()
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for passed in range(2):
        learner.fit(session, given, answers)
