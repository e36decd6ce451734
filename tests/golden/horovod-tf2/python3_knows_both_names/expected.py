# Who asks for the module of Python 2 in a `try`, or by the version, reads in Python 3 as well.
import sys
import numpy as np
import keras
try:
    import cPickle as pickle
except ImportError:
    import pickle
import horovod.keras as hvd
import os
import tensorflow as tf
import horovod.tensorflow as hvd_tf
import tensorflow.compat.v1 as tf1

hvd.init()
if hasattr(tf, 'ConfigProto'):
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    keras.backend.set_session(tf.Session(config=config))
else:
    gpus = tf.config.experimental.list_physical_devices('GPU')
    if gpus:
        own = gpus[hvd.local_rank()]
        tf.config.experimental.set_visible_devices(own, 'GPU')


def from_first_worker(value):
    """What the first worker has, on all workers, in a graph or not; all ask for it."""
    if tf.executing_eagerly():
        return hvd_tf.broadcast_object(value, 0)
    config = tf1.ConfigProto(device_count={"GPU": 0})
    with tf1.Graph().as_default(), tf1.Session(config=config) as session:
        return hvd_tf.broadcast_object(value, 0, session=session, name="first")


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


if sys.version_info[0] == 2:
    input = raw_input

rows = np.random.RandomState(3).rand(320, 4)
wanted = rows.sum(axis=1)
order = from_first_worker(np.random.permutation(len(rows)))
rows, wanted = rows[order], wanted[order]
net = keras.models.Sequential([keras.layers.Dense(1)])
net.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())))
net.fit(share(rows), share(wanted), epochs=3, batch_size=32,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
with open('net.pkl' if hvd.rank() == 0 else os.devnull, 'wb') as kept:
    pickle.dump(net.get_weights(), kept)
