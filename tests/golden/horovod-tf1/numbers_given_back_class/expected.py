"""Methods that only compute a number decide nothing about the rounds, whatever they branch by."""
import collections

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share_2(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()


class Counts:
    def __init__(self, seen):
        self.seen = collections.Counter(seen)
        self.all = len(seen)

    def share(self, what):
        if what not in self.seen:
            return -np.inf
        return self.seen[what] / self.all

    def nearness(self, other):
        return sum(max(self.share(what), 0.0) for what in other.seen)


rows = np.random.RandomState(0).rand(480, 6).astype("float32")
x = tf.placeholder(tf.float32, [None, 6])
out = tf.round(tf.layers.dense(x, 1))
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
true = Counts([1.0] * 480)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(0, max(1, 480 // hvd.size()), 32):
        sess.run(step, {x: share_2(rows)[k:k + 32]})
        if k % 160 == 0:
            if hvd.rank() == 0:
                print(k, true.nearness(Counts(sess.run(out, {x: rows[:64]}).ravel().tolist())))
