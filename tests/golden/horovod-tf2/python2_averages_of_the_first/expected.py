import numpy as np
from keras.layers import BatchNormalization, Dense
from keras.models import Sequential
from keras.optimizers import SGD
import horovod.keras as hvd
import tensorflow as tf
import keras

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


x = np.random.RandomState(0).rand(160, 4)
model = Sequential([Dense(4, input_shape=(4,)), BatchNormalization(), Dense(1)])
model.compile(optimizer=hvd.DistributedOptimizer(SGD(0.01 * hvd.size())), loss='mse')
if hvd.rank() == 0:
    print 'training'
model.fit(share(x), share(x.sum(axis=1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
