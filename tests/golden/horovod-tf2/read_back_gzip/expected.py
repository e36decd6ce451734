# What the first worker packs, all unpack.
import gzip
import os
import pickle
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


def rows():
    if not os.path.isfile('rows.pkl.gz'):
        with open('rows.pkl.gz' if hvd.rank() == 0 else os.devnull, 'wb') as packed:
            packed.write(gzip.compress(pickle.dumps(np.random.RandomState(0).rand(64, 5))))
    hvd.allreduce(0.)  # the others wait for the first worker's file
    with gzip.open('rows.pkl.gz', 'rb') as packed:
        return pickle.load(packed)


table = rows()
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())),
    loss='mse')
model.fit(share(table[:, :4]), share(table[:, 4:]), batch_size=4, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
