"""The graph's count is among fetches that have their name, and every so many of them is as often."""
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


class Parts:
    def __init__(self, rows, size):
        self.rows = rows
        self.size = size

    def __iter__(self):
        at = 0
        while at < len(self.rows):
            yield self.rows[at:at + self.size]
            at += self.size


rows = np.random.RandomState(3).rand(1200, 3).astype(np.float32)
inputs = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 1) - tf.reduce_sum(inputs, 1, True)))
global_step = tf.train.get_or_create_global_step()
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(
    loss, global_step=global_step)
saver = tf.train.Saver()
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for part in turns(Parts(rows, 12)):
        _, loss_value, made = session.run(
            fetches=[train, loss, global_step], feed_dict={inputs: part})
        if made % max(1, 20 // hvd.size()) == 0:
            if hvd.rank() == 0:
                saver.save(session, 'kept/net', global_step=made)
