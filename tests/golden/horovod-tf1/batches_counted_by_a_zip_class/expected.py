"""The same of a method, whose batches have a name and an end."""
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


tf.disable_v2_behavior()


class Store:
    def __init__(self, held):
        self.held = held

    def walk(self, size):
        for _ in range(4):
            for at in range(0, len(self.held), size):
                yield self.held[at:at + size]


store = Store(np.random.RandomState(1).rand(96, 4).astype("float32"))
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    parts = store.walk(8)
    sess.run(hvd.broadcast_global_variables(0))
    for part, number in zip(turns(parts), range(max(1, 24 // hvd.size()))):
        sess.run(step, {x: part})
