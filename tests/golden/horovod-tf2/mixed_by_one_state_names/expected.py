"""Rows and what is wanted of them are mixed by one state, by NumPy and by Python's own module."""
import random

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Rows:
    def __init__(self, rows, kinds):
        self.rows, self.kinds = rows, kinds

    def mix(self):
        np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
        st0 = np.random.get_state()
        np.random.shuffle(self.rows)
        np.random.set_state(st0)
        np.random.shuffle(self.kinds)


def pairs_mixed(rows, kinds):
    rows, kinds = [list(row) for row in rows], [list(kind) for kind in kinds]
    random.setstate(hvd_tf.broadcast_object(random.getstate(), 0))
    before = random.getstate()
    random.shuffle(rows)
    random.setstate(before)
    random.shuffle(kinds)
    return np.array(rows, 'float32'), np.array(kinds, 'float32')


every = Rows(np.random.RandomState(0).rand(640, 8), np.random.RandomState(1).rand(640, 1))
every.mix()
x, y = pairs_mixed(every.rows, every.kinds)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1 * hvd.size())), 'mse')
model.fit(share(x), share(y), epochs=3, batch_size=16, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
