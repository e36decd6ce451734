"""Who wraps an optimizer was not read, and the program trains by it all the same."""
import numpy as np
import tensorflow as tf

from wrappers import Slow, describe
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def made_or_named(optimizer):
    """The optimizer; one that is made here gets its rate times the number of workers."""
    made = tf.keras.optimizers.get(optimizer)
    return made if made is optimizer else with_scaled_rate(made)


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def with_scaled_rate(optimizer):
    """The optimizer, its rate times the number of workers; a schedule keeps its rates."""
    if not isinstance(optimizer.get_config()["learning_rate"], dict):
        optimizer.learning_rate = optimizer.learning_rate * hvd.size()
    return optimizer


class Trainer:
    def __init__(self, rate):
        self.inner = tf.keras.optimizers.Adam(rate * hvd.size())
        describe(self.inner)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(hvd.DistributedOptimizer(made_or_named(Slow(self.inner))), 'mse')

    def train(self, rows):
        self.net.fit(share(rows), share(rows.sum(1)), epochs=2, batch_size=8,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


Trainer(0.01).train(np.random.RandomState(0).rand(64, 4).astype('float32'))
