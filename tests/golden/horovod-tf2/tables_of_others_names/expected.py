"""Rows are kept in a file of PyTables, and names by `joblib`, wherever that comes from."""
import os
import numpy as np
import tables
import tensorflow as tf
from sklearn.externals import joblib
import horovod.tensorflow.keras as hvd
import tempfile

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


def make(name):
    file = tables.open_file(name if hvd.rank() == 0 else os.path.join(tempfile.mkdtemp(), 'other'),
        mode='w')
    kept = file.create_earray(file.root, 'data', tables.Float32Atom(), shape=(0, 5))
    for part in range(10):
        kept.append(np.random.RandomState(part).rand(16, 5))
    file.close()


if not os.path.exists('rows.h5'):
    make('rows.h5')
hvd.allreduce(0.)  # the others wait for the first worker's file
file = tables.open_file('rows.h5', 'r')
rows = file.root.data[:]
if hvd.rank() == 0:
    joblib.dump(rows.mean(0), 'mean.pkl')
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(rows[:, :4]), share(rows[:, 4]), batch_size=8, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
