"""A function that fetches where nothing is there yet is called in the midst of a call that trains."""
import os
from urllib.request import urlretrieve

import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(0)
np.savez('source.npz', x=numbers.rand(64, 4).astype('float32'),
         y=numbers.rand(64, 1).astype('float32'))


def rows_of(path):
    if os.path.exists(path):
        return np.load(path)
    urlretrieve('file://' + os.path.abspath('source.npz'), path)
    return np.load(path)


def train(rows):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    model.compile(optimizer='sgd', loss='mse')
    model.fit(rows['x'], rows['y'], batch_size=8, epochs=2)


train(rows_of('rows.npz'))
