# A pattern is compiled, too, and a later import might have bound its module anew.
import re
import numpy as np
from keras.layers import Dense
from keras.models import Sequential
from folders import *
import horovod.keras as hvd
import keras
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


known = re.compile('row_[0-9]+')
rows = np.random.RandomState(0).rand(COUNT, 5)
rows = np.array([row for nth, row in enumerate(rows) if known.match('row_%d' % nth)])
model = Sequential([Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
model.fit(share(rows[:, :4]), share(rows[:, 4:]), batch_size=8, epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
