"""A class of the program's own makes and compiles the model, by a method of Keras' name."""
import abc

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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Maker(abc.ABC):
    def compile(self, name='model', loss='mse', **more):
        given = keras.layers.Input((4,))
        model = keras.Model(given, keras.layers.Dense(1)(given), name=name)
        model.compile(
            optimizer=hvd.DistributedOptimizer(
                keras.optimizers.SGD(learning_rate=0.01 * hvd.size())), loss=loss, **more)
        return model

    def counted(self):
        return self.compile('counted').count_params()


numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 4), numbers.rand(64, 1)
maker = Maker()
value = maker.counted()
if hvd.rank() == 0:
    print(value)
model = maker.compile(loss='mae', metrics=['mse'])
model.fit(share(x), share(y), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
