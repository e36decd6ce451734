"""A counter of the graph's own says how far a rate has come: it rises in the first pass and falls along a cosine."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import itertools

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders_v1 = (np.random.RandomState(from_first_v1(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


tf.disable_v2_behavior()


class Pairs(object):
    """Goes through the rows, a batch at a time, in an order of each pass."""

    def __init__(self, size):
        self.rows = np.random.RandomState(3).rand(160, 4).astype("float32")
        self.size, self.at = size, 0

    def __len__(self):
        return len(self.rows) // self.size

    def __iter__(self):
        return self

    def __next__(self):
        if self.at >= len(self):
            orders_v1.shuffle(self.rows)
            self.at = 0
            raise StopIteration
        some = self.rows[self.at * self.size:(self.at + 1) * self.size]
        self.at += 1
        return some[:, :3], some[:, 3:]


class Trainer(object):
    def __init__(self):
        self.pairs = Pairs(8)
        passes = 4
        self.given = tf.placeholder(tf.float32, [None, 3])
        self.asked = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.given, 1) - self.asked))
        self.count = tf.Variable(0., trainable=False)
        rising, last = tf.constant(1. * len(self.pairs)), tf.constant(float(passes * len(self.pairs)))
        self.rate = tf.cond(self.count * hvd.size() < rising,
            lambda: 0.02 + 0.08 * (self.count * hvd.size()) / rising,
                            lambda: 0.02 + 0.04 * (
                                1 + tf.cos(
                                    (self.count * hvd.size() - rising) / (last - rising) * np.pi)))
        train = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(self.rate * hvd.size())).minimize(self.loss)
        with tf.control_dependencies([train]):
            self.train_op = tf.assign_add(self.count, 1.)
        self.passes = passes

    def run(self):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for turn in range(self.passes):
                losses = []
                for given, asked in turns(self.pairs):
                    _, now = sess.run([self.train_op, self.loss], {self.given: given, self.asked: asked})
                    losses.append(now)
                losses = list(average_v1(losses))
                if hvd.rank() == 0:
                    print("pass", turn, np.mean(losses))


Trainer().run()
