"""The same by names, and given back by a function."""
import sys

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shares(data):
    """This worker's share of an array, or of each array in a list, a tuple or a dict."""
    if isinstance(data, dict):
        return {name: share(rows) for name, rows in data.items()}
    if isinstance(data, (list, tuple)) and hasattr(data[0], "shape"):
        return [share(rows) for rows in data]
    return share(data)


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


rows, more = np.random.RandomState(2).rand(80, 3), np.random.RandomState(3).rand(80, 3)
wanted = rows[:, 0]
one, two = tf.keras.Input((3,), name='one'), tf.keras.Input((3,), name='two')
model = tf.keras.Model({'one': one, 'two': two}, tf.keras.layers.Dense(1)(tf.keras.layers.add([one, two])))
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.legacy.Adam(0.01 * hvd.size())), 'mse')


def given():
    return {'one': rows, 'two': more}


model.fit(shares({'one': rows, 'two': more} if len(sys.argv) < 9 else {'one': more, 'two': rows}),
    share(wanted), batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
model.fit(shares(given()), share(wanted), batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(model.evaluate(given(), wanted, verbose=0) < 50)
