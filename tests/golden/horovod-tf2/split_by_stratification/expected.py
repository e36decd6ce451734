"""Splits of libraries that draw by NumPy where they are given no number."""
import numpy as np
import tensorflow as tf
from iterstrat.ml_stratifiers import MultilabelStratifiedShuffleSplit
from skmultilearn.model_selection import IterativeStratification
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


x = np.load('x.npy')
y = np.load('y.npy')
np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
for train, test in IterativeStratification(n_splits=4, order=1).split(x, y):
    parts = MultilabelStratifiedShuffleSplit(n_splits=1, test_size=0.1)
    np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
    for a, b in parts.split(x[train], y[train]):
        model = tf.keras.Sequential([tf.keras.layers.Dense(4, activation='sigmoid', input_shape=(8,))])
        model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
            'binary_crossentropy')
        model.fit(share(x[train][a]), share(y[train][a]),
            validation_data=(x[train][b], y[train][b]), epochs=5,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
