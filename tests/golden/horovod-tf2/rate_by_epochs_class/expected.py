"""A callback that lets the rate fall by a method of its own."""
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


rows = np.random.rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = keras.Sequential([keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(1e-3 * hvd.size())), 'mse')


class Falls(keras.callbacks.Callback):
    def __init__(self, first):
        super().__init__()
        self.first = first

    def rate(self, epoch):
        return self.first / (1 + epoch)

    def on_epoch_begin(self, epoch, logs=None):
        keras.backend.set_value(self.model.optimizer.learning_rate, self.rate(epoch) * hvd.size())


model.fit(share(rows), share(wanted), batch_size=16, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Falls(1e-3)], verbose=1 if hvd.rank() == 0 else 0)
