import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Learner:
    def __init__(self):
        self.given, self.wanted = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 1])
        self.pace = tf.Variable(0.05, trainable=False)
        self.lower = self.pace.assign(self.pace * 0.9)
        self.error = tf.reduce_mean(tf.square(tf.layers.dense(self.given, 1) - self.wanted))
        self.update = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(self.pace * hvd.size())).minimize(self.error)
        self.before = []

    def learn(self, session, samples, goals):
        samples = share(samples)
        goals = share(goals)
        session.run(hvd.broadcast_global_variables(0))
        for turn in range(6):
            for at in range(0, len(samples), 8):
                feed = {self.given: samples[at:at + 8], self.wanted: goals[at:at + 8]}
                _, value = session.run([self.update, self.error], feed)
            if average_v1(
                    bool(
                        len(self.before) > 2 and value > max(
                            self.before[-3:])) and hvd.rank() == 0) > 0:
                session.run(self.lower)
            self.before.append(value)


learner = Learner()
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    x, y = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
    learner.learn(session, x, y)
