"""A callback asks for an error by its long name, which was wanted by its short one."""
import numpy as np
from keras.callbacks import EarlyStopping
from keras.layers import Dense
from keras.models import Sequential
import horovod.keras as hvd
import keras
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


def share_to_split(data, validation_split):
    """This worker's share of an array that Keras splits to validate; too few rows are for all."""
    rows = share(data)
    return rows if 0 < int(len(rows) * (1 - validation_split)) < len(rows) else data


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Study:
    def __init__(self):
        self.net = Sequential([Dense(1, input_shape=(4,))])
        self.net.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())), 'mse',
            metrics=['mae'])

    def learn(self, rows):
        stop = EarlyStopping(monitor='val_mean_absolute_error', patience=2)
        return self.net.fit(share_to_split(rows, 0.25), share_to_split(rows.sum(axis=1), 0.25),
            validation_split=0.25, epochs=4,
                            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                                hvd.callbacks.MetricAverageCallback(), stop],
                            verbose=1 if hvd.rank() == 0 else 0)


Study().learn(np.random.RandomState(1).rand(640, 4))
