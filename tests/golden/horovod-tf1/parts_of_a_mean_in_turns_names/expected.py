"""The same in a class, and in a function that is given the number."""
import numpy as np
import tensorflow.compat.v1 as tf
from feeding import lots
import horovod.tensorflow as hvd
import itertools
import copy

hvd.init()


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def each_copied(batches):
    """The batches, each in arrays of its own, where one is filled anew for each batch."""
    for batch in batches:
        yield copy.deepcopy(batch)


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
    def __init__(self, table, size):
        self.table, self.size = table, size
        self.lots = len(table) // size
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - 1.0) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def turn(self, sess):
        mean = 0.
        for lot in turns(each_copied(lots(self.table, self.size))):
            _, now = sess.run([self.step, self.loss], {self.x: lot})
            mean += now / self.lots
        mean = average_v1(mean) * hvd.size()
        return mean


def warm_up(sess, of, table, number):
    mean = 0.
    sess.run(hvd.broadcast_global_variables(0))
    for lot in turns(each_copied(lots(table, 32))):
        mean += sess.run([of.step, of.loss], {of.x: lot})[1] * (1. / number)
    mean = average_v1(mean) * hvd.size()
    if hvd.rank() == 0:
        print("warm", mean)


numbers = np.random.RandomState(0).rand(640, 3).astype("float32")
learner = Learner(numbers, 16)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    warm_up(session, learner, numbers, len(numbers) // 32)
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(5):
        value = learner.turn(session)
        if hvd.rank() == 0:
            print(turn, value)
