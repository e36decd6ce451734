"""A callback sets rates that it was given, and keeps the one that it found."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import backend as K
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


rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(1, keepdims=True)


class Falls(tf.keras.callbacks.Callback):
    def __init__(self, lr):
        super().__init__()
        self.lr = lr

    def on_epoch_begin(self, epoch, logs=None):
        K.set_value(self.model.optimizer.learning_rate, self.lr * 0.9 ** epoch * hvd.size())


class FallsOn(tf.keras.callbacks.Callback):
    def on_train_begin(self, logs=None):
        self.lr = K.get_value(self.model.optimizer.learning_rate)

    def on_epoch_begin(self, epoch, logs=None):
        K.set_value(self.model.optimizer.learning_rate, self.lr * 0.9 ** epoch)


model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(share(rows), share(wanted), batch_size=16, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Falls(0.01)], verbose=1 if hvd.rank() == 0 else 0)
model.fit(share(rows), share(wanted), batch_size=16, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), FallsOn()], verbose=1 if hvd.rank() == 0 else 0)
