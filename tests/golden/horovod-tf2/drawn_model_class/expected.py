"""The same in a class, which adds layers one by one."""
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


class Search:
    def __init__(self, sizes):
        self.sizes = sizes

    def build(self):
        size = hvd_tf.broadcast_object(random.choice(self.sizes), 0)
        net = tf.keras.Sequential()
        for _ in range(hvd_tf.broadcast_object(random.randint(1, 3), 0)):
            net.add(tf.keras.layers.Dense(size, activation='tanh'))
        net.add(tf.keras.layers.Dense(1))
        net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), 'mse')
        return net

    def run(self, x):
        self.build().fit(share(x), share(x.sum(1)), epochs=2, batch_size=8,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


Search([4, 8]).run(np.random.RandomState(0).rand(256, 4).astype('float32'))
