"""How far each row is moved is drawn, which does not say how many there are."""
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


def turned(row, angle):
    return row * np.cos(angle) + row[::-1] * np.sin(angle)


class Rows(object):
    def __init__(self):
        self.rows = np.random.RandomState(3).rand(320, 4).astype('float32')

    def batches(self, size):
        made = []
        for row in self.rows:
            made.append(turned(row, np.random.uniform(0., 3.14)).reshape([1, 4]))
        rows = np.concatenate(made)
        for start in range(0, len(rows) - size + 1, size):
            yield rows[start:start + size]


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
data = Rows()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for rows in turns(data.batches(16)):
            sess.run(step, feed_dict={x: rows})
