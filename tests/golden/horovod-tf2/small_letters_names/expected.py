"""Keras itself knows its optimizers in small letters, too."""
import numpy as np
import keras
from keras.layers import Dense
from keras.models import Sequential
from keras.optimizers import sgd
import horovod.keras as hvd
import tensorflow as tf

hvd.init()
if hasattr(tf, 'ConfigProto'):
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    keras.backend.set_session(tf.Session(config=config))
else:
    gpus = tf.config.experimental.list_physical_devices('GPU')
    if gpus:
        own = gpus[hvd.local_rank()]
        tf.config.experimental.set_visible_devices(own, 'GPU')


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
