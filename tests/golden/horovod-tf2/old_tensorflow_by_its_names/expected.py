import keras
import numpy as np
from keras.models import Sequential
from keras.layers import Dense
import tensorflow as tf
import horovod.keras as hvd

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


def with_rate_as_made(optimizer):
    """The optimizer with its rate times the number of workers, whatever Keras calls it."""
    rate = optimizer.learning_rate if hasattr(optimizer, "learning_rate") else optimizer.lr
    if not callable(rate):
        made = keras.backend.get_value(rate)
        keras.backend.set_value(rate, made * hvd.size())
    return optimizer


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def share_of_ones(y_true, y_pred):
    both = tf.count_nonzero(tf.logical_and(tf.equal(y_true, 1), tf.equal(y_pred, 1)))
    return tf.cast(both, 'float32')


x = np.zeros((64, 4)); y = np.zeros((64, 1))
m = Sequential([Dense(1, input_dim=4)])
m.compile(with_rate_as_made(hvd.DistributedOptimizer(keras.optimizers.get('sgd'))), 'mse',
    metrics=[share_of_ones])
m.fit(share(x), share(y), epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
