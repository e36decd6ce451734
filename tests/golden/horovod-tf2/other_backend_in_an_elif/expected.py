"""What another backend computes stands in an `elif`; a device, not the backend, may be torch's."""
import argparse
import os

import numpy as np

parser = argparse.ArgumentParser()
parser.add_argument('--theano', action='store_true')
parser.add_argument('--rows-from', choices=['torch', 'numpy'], default='numpy')
asked = parser.parse_args()
os.environ['KERAS_BACKEND'] = 'theano' if asked.theano else 'tensorflow'
from tensorflow import keras
from tensorflow.keras import backend as K
import horovod.tensorflow.keras as hvd
import tensorflow as tf

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


def of_theano(value):
    import theano.tensor as T
    return T.mean(value)


def mean(value):
    if K.backend() == 'jax':
        return None
    elif K.backend() == 'theano':
        return of_theano(value)
    return K.mean(value)


if K.backend() == 'tensorflow':
    name = 'tensorflow'
elif K.backend() == 'theano':
    import theano
    name = theano.config.device + str(theano.tensor.scalar())

x = np.random.RandomState(0).rand(640, 8)
y = np.random.RandomState(1).rand(640, 1)
model = keras.Sequential([keras.layers.Dense(1)])
model.compile(optimizer=hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())),
    loss=lambda asked, given: mean(K.square(asked - given)))
model.fit(share(x), share(y), epochs=2, batch_size=32, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
