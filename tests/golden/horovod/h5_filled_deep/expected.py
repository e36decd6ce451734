"""What is deeper in a file of arrays is filled, by one that nobody told what for: it is no reading."""
import h5py
import keras
import numpy as np
import horovod.keras as hvd
import os
import tempfile
import tensorflow as tf

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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


with h5py.File('train.h5' if hvd.rank() == 0 else os.path.join(tempfile.mkdtemp(), 'other'),
        'w') as made:
    made['x'] = np.random.RandomState(0).rand(640, 4)
    made['y'] = np.random.RandomState(1).rand(640)


def load(name):
    hvd.allreduce(0.)  # the others wait for the first worker's file
    file = h5py.File(name, 'r')
    x = file['x'][:]
    x[0] = 0
    return x, np.array(file['y'])


def mark(name):
    hvd.allreduce(0.)  # the others wait for the first worker's file
    file = h5py.File(name)
    file['x'].attrs['unit'] = 'mm'
    file.close()


def clear(name):
    hvd.allreduce(0.)  # the others wait for the first worker's file
    file = h5py.File(name)
    for key in file:
        part = file[key]
        part[0] = 0
    file.close()


def grow(name, p):
    hvd.allreduce(0.)  # the others wait for the first worker's file
    file = h5py.File(name)
    if hvd.rank() == 0:
        file['x'].write_direct(p)
    file.close()


x, y = load('train.h5')
model = keras.models.Sequential([keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(share(x), share(y), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
mark('train.h5')
clear('train.h5')
grow('train.h5', x)
