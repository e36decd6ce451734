import numpy as np
from keras.layers import Dense
from keras.models import Sequential
from keras.optimizers import SGD
import horovod.keras as hvd
import tensorflow as tf
import keras
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


def turns_one_by_one(rounds):
    """This worker's share of rounds that may have no end: as many as all others'."""
    rounds = itertools.chain(rounds)
    group = [given for _, given in zip(range(hvd.size()), rounds)]
    if group:
        yield group[hvd.rank() % len(group)]
    while len(group) == hvd.size():
        group = [given for _, given in zip(range(hvd.size()), rounds)]
        if len(group) == hvd.size():
            yield group[hvd.rank()]


x = np.random.RandomState(0).rand(160, 4)
y = x.sum(axis=1)


def batches(size):
    while True:
        for i in xrange(0, len(x), size):
            yield x[i:i + size], y[i:i + size]


model = Sequential([Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(SGD(0.01 * hvd.size())), loss='mse')
if hvd.rank() == 0:
    print 'training'
model.fit_generator(turns_one_by_one(batches(8)), steps_per_epoch=max(1, 20 // hvd.size()),
    epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
