"""A layer keeps its methods in a list, and these draw when a batch is seen."""
import random
import numpy as np
import tensorflow as tf
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


class Changed(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.ways = [self.brighter, self.moved]

    def brighter(self, rows):
        return rows * tf.random.uniform((tf.shape(rows)[0], 1), 0.5, 1.5)

    def moved(self, rows):
        return rows + tf.random.uniform((tf.shape(rows)[0], 1), -0.5, 0.5)

    def call(self, rows, training=True):
        if training:
            for way in random.sample(self.ways, 2):
                rows = way(rows)
        return rows


rows = np.random.RandomState(3).rand(192, 4).astype('float32')
net = tf.keras.Sequential([Changed(), tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), 'mse')
net.fit(share(rows), share(rows.sum(1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
