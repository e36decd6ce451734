"""Keras itself knows its optimizers in small letters, too."""
import numpy as np
import keras
from keras.layers import Dense
from keras.models import Sequential
from keras.optimizers import sgd
import horovod.keras as hvd
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


rows = np.random.RandomState(0).rand(480, 4).astype('float32')
net, other = Sequential([Dense(1, input_dim=4)]), Sequential([Dense(1, input_dim=4)])
opt = keras.optimizers.rmsprop(1e-3 * hvd.size(), decay=1e-4 * hvd.size())
net.compile(loss='mse', optimizer=hvd.DistributedOptimizer(opt))
net.fit(share(rows), share(rows.sum(1)), epochs=2, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
other.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(sgd(0.1 * hvd.size(), decay=1e-5 * hvd.size())))
other.fit(share(rows), share(rows.sum(1)), epochs=2, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
