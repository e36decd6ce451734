"""A source hands out rows, and fills a list with them until it is a batch."""
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


class Source(object):
    def __init__(self, batch):
        self.rows = np.random.RandomState(3).rand(240, 5).astype("float32")
        self.at, self.batch = 0, batch

    def following(self):
        if self.at == len(self.rows):
            self.at = 0
        self.at += 1
        return self.rows[self.at - 1]

    def batch_of_rows(self):
        taken = []
        while len(taken) < self.batch:
            taken.append(self.following())
        taken = np.array(taken)
        return taken[:, :4], taken[:, 4:]


data = Source(8)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 120 // hvd.size())):
        a, b = turn(data.batch_of_rows)
        sess.run(step, {x: a, y: b})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: data.rows[:, :4], y: data.rows[:, 4:]}))
