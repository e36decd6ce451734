"""What is taken out of the list of folders is not walked through."""
import os

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


rows = []
for root, dirs, files in os.walk(os.path.dirname(np.__file__)):
    dirs.sort()
    files.sort()
    if 'tests' in dirs:
        dirs.remove('tests')
    if '__pycache__' in dirs:
        dirs.remove('__pycache__')
    for name in files:
        rows.append([ord(name[0]) / 120., name.count('e')])
rows = np.array(rows, 'float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(rows[:64, :1]), share(rows[:64, 1:]), batch_size=8, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
