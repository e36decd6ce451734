"""A schedule is a function that was given all but the epoch."""
import math
from functools import partial
import numpy as np
import tensorflow as tf
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


def scaled_schedule(schedule):
    """The schedule, its rates times the number of workers."""
    return lambda epoch: schedule(epoch) * hvd.size()


def falls(epoch, first, drop, every):
    return first * math.pow(drop, math.floor((1 + epoch) / every))


rows = np.random.RandomState(3).rand(192, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), 'mse')
net.fit(share(rows), share(rows.sum(1)), batch_size=8, epochs=3, callbacks=[
    hvd.callbacks.BroadcastGlobalVariablesCallback(0), hvd.callbacks.MetricAverageCallback(),
    tf.keras.callbacks.LearningRateScheduler(
        scaled_schedule(partial(falls, first=0.05, drop=0.5, every=2)))],
    verbose=1 if hvd.rank() == 0 else 0)
