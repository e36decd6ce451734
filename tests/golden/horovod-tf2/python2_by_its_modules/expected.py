# Python 2 is seen by a module that it alone has: what is drawn is sent as its Horovod can.
import cPickle as pickle
import numpy as np
from keras.models import Sequential
from keras.layers import Dense
import horovod.keras as hvd
import keras
import tensorflow as tf
import pickle as pickle_2

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


def from_first_worker_as_bytes(value):
    """What the first worker has, on all workers, as Horovod for Python 2 can send it."""
    sent = np.array(bytearray(pickle_2.dumps(value, 2)), dtype="uint8")
    length = int(hvd.broadcast(len(sent), 0, name="length_of_first"))
    sent = hvd.broadcast(np.resize(sent, length), 0, name="bytes_of_first")
    return pickle_2.loads(bytes(bytearray(sent)))


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


with open('rows.pkl', 'rb') as kept:
    rows, wanted = pickle.load(kept)
order = from_first_worker_as_bytes(np.random.permutation(len(rows)))
rows, wanted = rows[order], wanted[order]
net = Sequential([Dense(1, input_dim=4)])
net.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())))
net.fit(share(rows), share(wanted), nb_epoch=3, batch_size=32,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    net.save_weights('net.h5')
