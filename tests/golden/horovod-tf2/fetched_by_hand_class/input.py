"""A file that a method fetches, unless it is there."""
import os
import urllib.request

import numpy as np
import tensorflow as tf

HERE = 'file://' + os.path.abspath('source.npz')
np.savez('source.npz', x=np.random.RandomState(0).rand(256, 4).astype('float32'))


class Data:
    def __init__(self, name):
        self.fetch(name)
        self.x = np.load(name)['x']

    def fetch(self, name):
        if os.path.isfile(name):
            return
        urllib.request.urlretrieve(HERE, name)


data = Data('rows.npz')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer='adam', loss='mse')
model.fit(data.x, data.x.sum(1, keepdims=True), batch_size=8, epochs=2)
