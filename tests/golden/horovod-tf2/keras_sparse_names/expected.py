"""Rows of a sparse matrix: they have a shape, and no length."""
import numpy as np
import scipy.sparse
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share_sparse(data):
    """This worker's share of rows that may be a sparse matrix: as many as all others'."""
    if not hasattr(data, "tocsr"):
        return share(data)
    rows = data.shape[0] // hvd.size() * hvd.size()
    return data.tocsr()[hvd.rank():rows:hvd.size()] if rows else data


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


chance = np.random.RandomState(3)
rows = scipy.sparse.coo_matrix((chance.rand(640), (np.repeat(np.arange(320), 2), chance.randint(0, 6, 640))),
                               shape=(320, 6)).astype('float32')
wanted = chance.rand(320).astype('float32')
given = tf.keras.Input((6,), sparse=True)
net = tf.keras.Model(given, tf.keras.layers.Dense(1)(given))
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share_sparse(rows), share(wanted), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
