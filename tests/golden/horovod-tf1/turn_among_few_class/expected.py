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


def turn_among(take, most):
    """What this worker's turn gives, of at most so many: all take all, in order."""
    workers = max(1, min(hvd.size(), most))
    for worker in range(workers):
        given = take()
        if worker == hvd.rank() % workers:
            mine = copy.deepcopy(given)
    return mine


class Table:
    def __init__(self, count, size):
        self.rows = np.random.RandomState(5).rand(count, 4).astype("float32")
        self.order, self.size, self.at = np.arange(count), size, 0
        self.batches = count // size

    def begin(self):
        self.at = 0

    def next_batch(self):
        some = self.rows[self.order[self.at:self.at + self.size]]
        self.at += self.size
        return some


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean((tf.layers.dense(x, 4) - x) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
table = Table(24, 8)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        table.begin()
        for k in range(max(1, table.batches // hvd.size())):
            sess.run(step, {x: turn_among(table.next_batch, table.batches)})
