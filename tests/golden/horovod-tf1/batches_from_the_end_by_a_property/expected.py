"""Batches are counted from the end that a property says."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


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
    cells = share(cells)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, count // 8 // hvd.size())):
        sess.run(step,
            {x: cells[
                    max(1, count // hvd.size()) - 8 * (k + 1):max(1, count // hvd.size()) - 8 * k]})


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.01 * hvd.size(), 0.5)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    train_on(Rows(np.random.RandomState(3).rand(160, 4)))
    if hvd.rank() == 0:
        print("done")
