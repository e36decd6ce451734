"""Chance that one run of a program asks and another does not: what is drawn behind it is alike."""
import sys

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


x = np.random.RandomState(0).rand(640, 8).astype('float32')
np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
if len(sys.argv) > 1:
    test = x[:64]
else:
    x = np.array([row for row in x if np.random.rand() < 0.9])
    test = x[:32]
at = np.random.permutation(len(x))
x = x[at]


def mixed(rows, plain):
    if plain:
        return rows
    np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
    return np.array([row for row in rows if np.random.rand() < 0.9])


x = mixed(x, len(sys.argv) < 3)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1 * hvd.size())), 'mse')
model.fit(share(x), share(x[:, :1]), epochs=3, batch_size=16, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(model.evaluate(test, test[:, :1], verbose=0))
