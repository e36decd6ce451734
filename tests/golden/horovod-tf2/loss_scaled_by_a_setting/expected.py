import argparse

import numpy as np
import tensorflow as tf
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


asked = argparse.ArgumentParser()
asked.add_argument('--half', action='store_true')
args = asked.parse_args()
np.random.seed(0)
tf.random.set_seed(0 + hvd.rank())
x = np.random.rand(64, 4).astype('float32')
y = x.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(learning_rate=0.1 * hvd.size())
if args.half:
    opt = tf.keras.mixed_precision.LossScaleOptimizer(hvd.DistributedOptimizer(opt))
model.compile(optimizer=averaging_outside(opt), loss='mse')
model.fit(share(x), share(y), epochs=3, batch_size=8, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print('loss', model.evaluate(x, y, verbose=0))
