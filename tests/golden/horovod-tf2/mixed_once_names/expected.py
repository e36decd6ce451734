"""Generators mix their batches once, when all are cut, or the places at which these begin."""
import random
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560


def cut(size):
    batches = [rows[low:low + size] for low in range(0, len(rows), size)]
    random.shuffle(batches)
    while True:
        for batch in batches:
            yield batch, batch.sum(1)


def placed(size):
    places = list(range(0, len(rows), size))
    np.random.shuffle(places)
    while True:
        for low in places:
            yield rows[low:low + size], rows[low:low + size].sum(1)


model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(cut(16), steps_per_epoch=max(1, 40 // hvd.size()), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
model.fit(placed(16), steps_per_epoch=max(1, 40 // hvd.size()), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
