import keras
import numpy as np
from keras.models import Sequential
from keras.layers import Dense, BatchNormalization
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


names = map(int, open('labels.txt').readlines())
y = np.zeros((len(names), 1))
x = np.zeros((len(names), 4))
m = Sequential([Dense(4, input_dim=4), BatchNormalization(), Dense(1)])
m.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
m.fit(share(x), share(y), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
