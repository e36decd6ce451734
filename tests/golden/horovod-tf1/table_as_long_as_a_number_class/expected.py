"""A table has a place for each row of an object that says how many it has."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Rows(object):
    def __init__(self, cells):
        self._cells = cells
        self._count = cells.shape[0]

    @property
    def cells(self):
        return self._cells

    @property
    def count(self):
        return self._count


def train_on(rows):
    count = rows.count
    cells = rows.cells
    costs = np.zeros(count)
    sess.run(hvd.broadcast_global_variables(0))
    for at in range(0, count, 8):
        cost, _ = sess.run([loss, step], {x: cells[at:at + 8]})
        costs[at:at + 8] = cost
    if hvd.rank() == 0:
        print(costs.mean())


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.01, 0.5)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    train_on(Rows(np.random.RandomState(3).rand(160, 4)))
