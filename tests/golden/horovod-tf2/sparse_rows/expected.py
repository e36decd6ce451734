"""Rows of a sparse matrix, beside others."""
import numpy as np
import tensorflow as tf
from scipy import sparse
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


def share_sparse(data):
    """This worker's share of rows that may be a sparse matrix: as many as all others'."""
    if not hasattr(data, "tocsr"):
        return share(data)
    rows = data.shape[0] // hvd.size() * hvd.size()
    return data.tocsr()[hvd.rank():rows:hvd.size()] if rows else data


def shares_sparse(data):
    """This worker's share of each array, or sparse matrix, in a list, a tuple or a dict."""
    if isinstance(data, dict):
        return {name: share_sparse(rows) for name, rows in data.items()}
    return [share_sparse(rows) for rows in data]


x = np.random.RandomState(0).rand(320, 3).astype('float32')
rare = sparse.random(320, 20, density=0.2, random_state=1, dtype='float32').tocsr()
y = x.sum(axis=1) + np.asarray(rare.sum(axis=1))[:, 0]
kept = np.arange(0, 320, 2)
plain = tf.keras.Input((3,))
mostly_naught = tf.keras.Input((20,), sparse=True)
both = tf.keras.layers.Add()([tf.keras.layers.Dense(1)(plain), tf.keras.layers.Dense(1)(mostly_naught)])
model = tf.keras.Model([plain, mostly_naught], both)
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit([share(x[kept]), share_sparse(rare[kept])], share(y[kept]), epochs=3, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
alone = tf.keras.Sequential([tf.keras.Input((20,), sparse=True), tf.keras.layers.Dense(1)])
alone.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
alone.fit(share_sparse(rare), share(y), epochs=3, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
rows = [x, rare]
model.fit(shares_sparse(rows), share(y), epochs=3, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
