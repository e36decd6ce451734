"""Rates are drawn by Python's own module, and given to the optimizer one by one."""
import random

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(
            optimizer=hvd.DistributedOptimizer(
                tf.keras.optimizers.SGD(learning_rate=0.01 * hvd.size())), loss='mse')
        self.rates = [10 ** -random.uniform(2, 4) for _ in range(2)]

    def run(self, x, y):
        for rate in self.rates:
            self.net.optimizer.learning_rate = hvd_tf.broadcast_object(rate * hvd.size(), 0)
            self.net.fit(share(x), share(y), batch_size=8, epochs=1,
                callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                    hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


numbers = np.random.RandomState(0)
Search().run(numbers.rand(64, 4), numbers.rand(64, 1))
