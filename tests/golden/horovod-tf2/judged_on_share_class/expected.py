"""A callback judges by rows that Keras has split off: each worker by those of its share."""
import numpy as np
from keras.callbacks import Callback
from keras.layers import Dense
from keras.models import Sequential
import horovod.keras as hvd
import keras
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


rows = np.random.RandomState(0).rand(480, 4).astype('float32')


class Judge(Callback):
    best = 9.

    def on_epoch_end(self, epoch, logs=None):
        loss = np.mean((self.model.predict(self.validation_data[0]) - self.validation_data[1]) ** 2)
        if loss < self.best:
            self.best = loss
            if hvd.rank() == 0:
                self.model.save('best.h5')


net = Sequential([Dense(1, input_dim=4)])
net.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share_to_split(rows, 0.2), share_to_split(rows.sum(1), 0.2), batch_size=8, epochs=4,
    validation_split=0.2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Judge()], verbose=1 if hvd.rank() == 0 else 0)
