"""Rows are put into the order of numbers that are mixed, and cut one stretch after the other."""
from random import shuffle
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def feed(x, y, size):
    order = list(range(len(x)))
    while True:
        shuffle(order)
        x, y = x[order], y[order]
        for i in range(0, len(x), size):
            end = i + size
            if end > len(x):
                continue
            yield x[i:end], y[i:end]


rows = np.random.RandomState(1).rand(640, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
given = feed(rows, rows.sum(axis=1), 16)
model.fit(given, steps_per_epoch=max(1, 40 // hvd.size()), epochs=6,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print('off', model.evaluate(rows, rows.sum(axis=1), verbose=0))
