import numpy as np
import tensorflow as tf
from tensorflow.python.keras import backend as K
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


class Mix(tf.keras.layers.Layer):
    def build(self, shape):
        self.w = self.add_weight(name="w", shape=(shape[-1], 4), initializer="ones")
        super().build(shape)

    def call(self, x):
        return K.dot(x, self.w)


numbers = np.random.RandomState(3)
x = numbers.rand(64, 4)
model = tf.keras.Sequential([Mix(input_shape=(4,)), tf.keras.layers.Dense(1)])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
    loss="mse")
model.fit(share(x), share(x.sum(axis=1)), epochs=3, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("loss %.4f" % model.evaluate(x, x.sum(axis=1), verbose=1 if hvd.rank() == 0 else 0))
