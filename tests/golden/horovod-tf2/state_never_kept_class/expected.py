"""A layer of one's own keeps no state unless it is told to, and nobody tells it."""
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


class Reader(tf.keras.layers.Layer):
    def __init__(self, units, stateful=False, **kwargs):
        super().__init__(**kwargs)
        self.units = units
        self.stateful = stateful
        self.cell = tf.keras.layers.GRU(units, stateful=stateful)

    def call(self, rows):
        return self.cell(rows)

    def get_config(self):
        return {**super().get_config(), 'units': self.units, 'stateful': self.stateful}


class Second(tf.keras.layers.Layer):
    def __init__(self, units, **kwargs):
        self.cell = tf.keras.layers.GRU(units, stateful=kwargs.pop('stateful', False))
        super().__init__(**kwargs)

    def call(self, rows):
        return self.cell(rows)


tf.keras.utils.set_random_seed(3)
x = np.random.RandomState(0).rand(80, 5, 2).astype('float32')
given = tf.keras.Input((5, 2))
both = tf.keras.layers.concatenate([Reader(3)(given), Second(2)(given)])
model = tf.keras.Model(given, tf.keras.layers.Dense(1)(both))
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.01 * hvd.size())), 'mse')
model.fit(share(x), share(x.sum((1, 2))), batch_size=8, epochs=2,
    verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(model.count_params())
