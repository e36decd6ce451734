"""What a function hands out is one array, or a dictionary, of which Keras splits a part off."""
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


def shares_to_split(data, validation_split):
    """This worker's share of an array, or of each of several, that Keras splits to validate."""
    if isinstance(data, dict):
        return {name: share_to_split(rows, validation_split) for name, rows in data.items()}
    if isinstance(data, (list, tuple)) and hasattr(data[0], "shape"):
        return [share_to_split(rows, validation_split) for rows in data]
    return share_to_split(data, validation_split)


def share_to_split(data, validation_split):
    """This worker's share of an array that Keras splits to validate; too few rows are for all."""
    rows = share(data)
    return rows if 0 < int(len(rows) * (1 - validation_split)) < len(rows) else data


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


chance = np.random.RandomState(0)
first, second = chance.rand(96, 4), chance.rand(96, 2)
wanted = first.sum(1)
pair = '--alone' not in sys.argv


def given(one, other):
    if pair:
        return {'a': one, 'b': other}
    return one


a, b = tf.keras.Input((4,), name='a'), tf.keras.Input((2,), name='b')
joined = tf.keras.layers.concatenate([a, b]) if pair else a
model = tf.keras.Model([a, b] if pair else a, tf.keras.layers.Dense(1)(joined))
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.legacy.SGD(0.05 * hvd.size())), 'mse')
model.fit(shares_to_split(given(first, second), 0.25), share_to_split(wanted, 0.25), batch_size=8,
    epochs=2, validation_split=0.25,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(np.isfinite(model.get_weights()[0]).all())
