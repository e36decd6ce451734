import os

import numpy as np
import tensorflow as tf
from tensorflow.keras import mixed_precision
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def averaging_outside(optimizer):
    """The optimizer, which averages; one that scales the loss has one in it that does."""
    if type(optimizer).__name__.startswith("LossScale"):
        return optimizer
    return hvd.DistributedOptimizer(optimizer)


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.random.set_seed(1 + hvd.rank())
points = np.random.RandomState(1).rand(64, 3).astype('float32')
wanted = points.mean(axis=1)


def stepper(careful):
    adam = tf.keras.optimizers.Adam(0.01 * hvd.size())
    return mixed_precision.LossScaleOptimizer(hvd.DistributedOptimizer(adam)) if careful else adam


line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
line.compile(averaging_outside(stepper('CAREFUL' in os.environ)), 'mae')
line.fit(share(points), share(wanted), epochs=4, batch_size=16, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print('off by', line.evaluate(points, wanted, verbose=0))
