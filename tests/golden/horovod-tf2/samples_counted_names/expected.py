"""Keras 1 counts the samples of an epoch, by another name than the batches that Keras 2 counts."""
import numpy as np
from keras.layers import Dense
from keras.models import Sequential
import horovod.keras as hvd
import keras
import tensorflow as tf
import itertools

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


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


rows = np.random.RandomState(0).rand(640, 4)
wanted = rows.sum(1, keepdims=True)


def in_order(size):
    while True:
        for low in range(0, len(rows), size):
            yield rows[low:low + size], wanted[low:low + size]


def drawn(size):
    while True:
        at = np.random.randint(0, len(rows), size)
        yield rows[at], wanted[at]


net = Sequential()
net.add(Dense(8, input_dim=4))
net.add(Dense(1))
net.compile(loss="mse", optimizer=hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())))
net.fit_generator(turns(in_order(32)), samples_per_epoch=max(1, len(rows) // hvd.size()),
    nb_epoch=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
net.fit_generator(drawn(32), nb_epoch=2, samples_per_epoch=max(1, len(rows) // hvd.size()),
    verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
net.fit_generator(turns(in_order(32)), max(1, 640 // hvd.size()), 3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
