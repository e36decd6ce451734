"""Rates by draws that give one number, whichever of them."""
import random

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd

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


numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 4), numbers.rand(64, 1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(
    hvd.DistributedOptimizer(
        tf.keras.optimizers.SGD(
            learning_rate=abs(hvd_tf.broadcast_object(np.random.randn(), 0)) * 0.01 * hvd.size())),
    loss='mse')
model.fit(share(x), share(y), batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
model.optimizer.learning_rate = hvd_tf.broadcast_object(np.random.normal(0.1, 0.01) * hvd.size(), 0)
model.fit(share(x), share(y), batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
tf.keras.backend.set_value(model.optimizer.learning_rate,
    np.exp(hvd_tf.broadcast_object(np.random.randn(), 0)) * 0.01 * hvd.size())
model.fit(share(x), share(y), batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
model.optimizer.learning_rate = hvd_tf.broadcast_object(
    0.1 * float(tf.random.uniform(())) * hvd.size(), 0)
model.fit(share(x), share(y), batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
