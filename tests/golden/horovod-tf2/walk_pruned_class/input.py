"""The same in a class, where one expression takes the files."""
import os

import numpy as np
import tensorflow as tf


class Files:
    def __init__(self, place):
        self.names = []
        for root, dirs, files in os.walk(place, topdown=True):
            dirs[:] = [d for d in dirs if d not in ('tests', '__pycache__')]
            self.names.extend(os.path.join(root, f) for f in files if f.endswith('.py'))

    def load(self):
        return np.stack([np.float32([len(n) / 100., n.count('e')]) for n in self.names[:64]])


x = Files(os.path.dirname(np.__file__)).load()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
net.compile('sgd', 'mse')
net.fit(x[:, :1], x[:, 1:], batch_size=8, epochs=2, verbose=0)
