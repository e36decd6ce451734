"""A model of several inputs is given them as one part of what is prepared."""
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


chance = np.random.RandomState(3)


def prepared(count):
    rows = chance.rand(count, 3).astype('float32')
    return [rows[:, k] for k in range(3)], rows.sum(1)


data = prepared(320)
parts = []
for k in range(3):
    parts.append(tf.keras.Input((1,)))
net = tf.keras.Model(parts, tf.keras.layers.Dense(1)(tf.keras.layers.Concatenate()(parts)))
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(shares(data[0]), share(data[1]), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
net.fit(shares_to_split(data[0], 0.25), share_to_split(data[1], 0.25), batch_size=8, epochs=2,
    validation_split=0.25,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
