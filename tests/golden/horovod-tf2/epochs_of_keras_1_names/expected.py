"""Keras 1 has another word for epochs."""
import numpy as np
from keras.layers import Dense
from keras.models import Sequential
from sklearn.model_selection import KFold
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def twice(rows, wanted):
    kept, told = [], []
    for k in range(len(rows)):
        kept.append(rows[k])
        kept.append(-rows[k])
        told.extend([wanted[k], -wanted[k]])
    return np.array(kept), np.array(told)


rows = np.random.RandomState(3).rand(240, 4).astype('float32')
wanted = rows.sum(1)
for part, held in KFold(2).split(rows):
    net = Sequential([Dense(1, input_dim=4)])
    net.compile(optimizer=hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())),
        loss='mse')
    train, answers = twice(rows[part], wanted[part])
    net.fit(share(train), share(answers), batch_size=8, nb_epoch=10,
        validation_data=(rows[held], wanted[held]),
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
