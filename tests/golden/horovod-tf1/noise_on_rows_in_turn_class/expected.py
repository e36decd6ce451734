"""The same in a class."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import copy

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


table = np.random.RandomState(5).rand(200, 5).astype("float32")
table[:, 4] = table[:, :4].sum(1)


class Source(object):
    def __init__(self, batch):
        self.at, self.batch = 0, batch

    def one(self):
        if self.at == len(table):
            self.at = 0
        self.at += 1
        return table[self.at - 1]

    def next_batch(self):
        taken = []
        while len(taken) < self.batch:
            taken.append(self.one() + 0.01 * np.random.randn(5))
        taken = np.array(taken)
        return taken[:, :4], taken[:, 4:]


src = Source(8)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 400 // hvd.size())):
        a, b = turn(src.next_batch)
        sess.run(step, {x: a, y: b})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: table[:, :4], y: table[:, 4:]}))
