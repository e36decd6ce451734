"""Whether a row is kept a function or a method says, by chance."""
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


class Reader:
    def __init__(self, rate):
        self.rate = rate

    def drops(self, row):
        if row[0] > 0.5:
            return False
        return np.random.rand() < self.rate

    def read(self, rows):
        kept = []
        np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
        for row in rows:
            if not self.drops(row):
                kept.append(row)
        return np.array(kept)


def dull(row):
    return random.random() < 0.4 * row[1]


rows = Reader(0.3).read(np.random.RandomState(0).rand(640, 4))
rest = []
random.setstate(hvd_tf.broadcast_object(random.getstate(), 0))
for row in rows:
    if hvd_tf.broadcast_object(bool(dull(row)), 0):
        continue
    rest.append(row)
rest = np.array(rest)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
net.fit(share(rest), share(rest[:, :1]), batch_size=16, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
