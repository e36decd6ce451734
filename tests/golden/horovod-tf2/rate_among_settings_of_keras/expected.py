# The optimizer of Keras that stands alone is made of settings: what its rate is called is asked.
import numpy as np
from keras.layers import Dense
from keras.models import Sequential
from keras.optimizers import SGD
import horovod.keras as hvd
import tensorflow as tf
import keras

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def with_rate_as_made(optimizer):
    """The optimizer with its rate times the number of workers, whatever Keras calls it."""
    rate = optimizer.learning_rate if hasattr(optimizer, "learning_rate") else optimizer.lr
    if not callable(rate):
        made = keras.backend.get_value(rate)
        keras.backend.set_value(rate, made * hvd.size())
    return optimizer


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Chosen(object):
    def __init__(self, **settings):
        self.settings = settings

    def make(self):
        return with_rate_as_made(SGD(**self.settings))


rows = np.random.RandomState(3).rand(320, 4)
net = Sequential([Dense(1)])
net.compile(loss='mse', optimizer=hvd.DistributedOptimizer(Chosen(momentum=0.9).make()))
net.fit(share(rows), share(rows.sum(axis=1)), epochs=3, batch_size=16,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
