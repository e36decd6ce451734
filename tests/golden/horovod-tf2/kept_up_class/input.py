"""A file of settings that is read, changed and written anew: not while another worker reads it."""
import json
import os

import numpy as np
import tensorflow as tf


class Settings:
    def __init__(self, path):
        self.path = path

    def keep(self, key, value):
        kept = {}
        if os.path.exists(self.path):
            with open(self.path) as f:
                kept = json.load(f)
        kept[key] = value
        with open(self.path, 'w') as f:
            json.dump(kept, f)


settings = Settings('settings.json')
x = np.random.RandomState(1).rand(256, 5).astype('float32')
settings.keep('rows', len(x))
settings.keep('columns', x.shape[1])
settings.keep('batch', 32)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
net.compile('rmsprop', 'mse')
net.fit(x, x.sum(1), batch_size=32, epochs=2)
