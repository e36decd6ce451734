# Two inputs, of which each is parted alike.
import numpy as np
from tensorflow import keras
import horovod.tensorflow.keras as hvd
import tensorflow as tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share_to_split(data, validation_split):
    """This worker's share of an array that Keras splits to validate; too few rows are for all."""
    rows = share(data)
    return rows if 0 < int(len(rows) * (1 - validation_split)) < len(rows) else data


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Pricing:
    def __init__(self, rows, rooms, prices):
        self.rows, self.rooms, self.prices = rows, rooms, prices

    def build(self):
        left = keras.Input((3,))
        right = keras.Input((1,))
        joined = keras.layers.Concatenate()([left, right])
        self.model = keras.Model([left, right], keras.layers.Dense(1)(joined))
        self.model.compile(
            optimizer=hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())), loss='mae')

    def train(self):
        return self.model.fit([share_to_split(self.rows, 0.25), share_to_split(self.rooms, 0.25)],
            share_to_split(self.prices, 0.25), batch_size=4, epochs=2, validation_split=0.25,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


drawn = np.random.RandomState(5)
pricing = Pricing(drawn.rand(41, 3), drawn.rand(41, 1), drawn.rand(41))
pricing.build()
pricing.train()
