"""As many units as a batch has rows: a shape in a layer that says nothing of batches."""
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


class Waves(tf.keras.layers.Layer):
    def __init__(self, units, **kwargs):
        super().__init__(**kwargs)
        self.units = units
        self.start = tf.Variable(tf.zeros((16, 8)), trainable=False)

    def build(self, shape):
        self.scale = tf.Variable(tf.ones((16, 8)))

    def call(self, rows):
        steps = tf.reshape(tf.range(self.units * 8.0), (self.units, 8)) / 128
        return tf.matmul(rows, steps * self.scale + self.start, transpose_b=True)


tf.keras.utils.set_random_seed(1)
x = np.random.RandomState(0).rand(160, 8).astype('float32')
given = tf.keras.Input((8,))
model = tf.keras.Model(given, tf.keras.layers.Dense(1)(Waves(16)(given)))
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.001 * hvd.size())), 'mse')
model.fit(share(x), share(x.sum(1)), batch_size=16, epochs=2, verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(model.count_params())
