"""The same by a condition in one line, for `fit`."""
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


def scaled(rate):
    """The rate times the number of workers; a schedule keeps the rates that it has."""
    return rate if callable(rate) else rate * hvd.size()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


start = 0.02
steps = [40, 80]
pace = (
    tf.keras.optimizers.schedules.PiecewiseConstantDecay([b // hvd.size() for b in steps],
        [start * hvd.size(), start / 2 * hvd.size(), start / 4 * hvd.size()])
        if '--steps' in sys.argv else start)
rows = np.random.RandomState(1).rand(96, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.legacy.SGD(scaled(pace))), 'mse')
model.fit(share(rows), share(rows.mean(1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(np.isfinite(model.evaluate(rows, rows.mean(1), verbose=0)))
