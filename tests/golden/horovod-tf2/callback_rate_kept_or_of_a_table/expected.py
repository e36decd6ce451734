"""The rate of an epoch is the optimizer's own, or begins anew, by a number or from a table."""
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


x = np.random.RandomState(0).rand(640, 8).astype('float32')
y = np.random.RandomState(1).rand(640, 1).astype('float32')
RATES = {1: 0.05, 3: 0.005}


class Rates(tf.keras.callbacks.Callback):
    def __init__(self, table, keep_first=False):
        super().__init__()
        self.table = table
        self.keep_first = keep_first

    def on_train_begin(self, logs=None):
        first = float(self.model.optimizer.learning_rate.numpy())
        if self.keep_first:
            self.rate = first

    def on_epoch_begin(self, epoch, logs=None):
        if not self.keep_first:
            at = max(key for key in self.table if key <= epoch + 1)
            self.rate = self.table[at]
        self.model.optimizer.learning_rate.assign(self.rate)


class Falls(tf.keras.callbacks.Callback):
    def on_epoch_begin(self, epoch, logs=None):
        rate = float(self.model.optimizer.learning_rate.numpy())
        if epoch == 2:
            rate = 0.001 * hvd.size()
        self.model.optimizer.learning_rate.assign(rate)


for callback in [Rates(RATES), Falls()]:
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
    model.fit(share(x), share(y), epochs=4, batch_size=16,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback(), callback], verbose=0)
