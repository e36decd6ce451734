"""A rate is what such a method takes first."""
import numpy as np
import tensorflow as tf
from typing import Generic, TypeVar
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


Rows = TypeVar('Rows')


class Learner(Generic[Rows]):
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.compile(0.1)

    def compile(self, rate):
        self.net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(rate * hvd.size())),
            'mse')

    def learn(self, rows: Rows, wanted: Rows):
        self.net.fit(share(rows), share(wanted), batch_size=8, epochs=2,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


numbers = np.random.RandomState(0)
learner = Learner()
learner.compile(0.01)
learner.learn(numbers.rand(64, 4), numbers.rand(64, 1))
