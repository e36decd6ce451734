# A layer of the program's own is left out by chance, and its rows are turned by some random signs.
import numpy as np
import tensorflow as tf
from tensorflow.keras import backend, layers, models
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


class Left(layers.Layer):
    def __init__(self, chance, **settings):
        super().__init__(**settings)
        self.chance = chance

    def call(self, given, training=None):
        x, before = given
        out = tf.random.uniform([]) < self.chance
        return backend.in_train_phase(tf.cond(out, lambda: before, lambda: x + before), x + before,
                                      training=training)


class Signs(layers.Layer):
    def signs(self, n):
        return tf.sign(tf.random.normal([n]))

    def call(self, x, training=None):
        if training:
            return tf.multiply(x, self.signs(4))
        return x


asked = layers.Input((4,))
y = Signs()(asked)
for k in range(2):
    y = Left(0.2)([layers.Dense(4)(y), y])
net = models.Model(asked, layers.Dense(1)(y))
net.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
rows = np.random.RandomState(1).rand(96, 4).astype('float32')
net.fit(share(rows), share(rows.sum(axis=1)), batch_size=16, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(net.evaluate(rows, rows.sum(axis=1), verbose=0))
