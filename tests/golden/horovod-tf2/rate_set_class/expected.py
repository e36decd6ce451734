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


class Waves(tf.keras.callbacks.Callback):
    def __init__(self, low, high, length):
        super().__init__()
        self.low, self.high, self.length, self.seen = low, high, length, 0

    def on_train_begin(self, logs=None):
        K.set_value(self.model.optimizer.lr, self.low * hvd.size())

    def on_train_batch_end(self, batch, logs=None):
        self.seen += 1
        part = abs(self.seen % (2 * self.length) - self.length) / self.length
        K.set_value(self.model.optimizer.lr,
            (self.high - (self.high - self.low) * part) * hvd.size())


x = np.linspace(0, 1, 203 * 3).reshape(-1, 3).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(x), share(x.sum(axis=1)), epochs=4, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Waves(0.001, 0.01, 20)],
    verbose=1 if hvd.rank() == 0 else 0)
