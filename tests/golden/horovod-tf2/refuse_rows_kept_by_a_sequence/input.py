import os
import numpy as np
import tensorflow as tf
from tensorflow import keras


class Rows(keras.utils.Sequence):
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n

    def store(self, k):
        name = 'part%d.npy' % k
        np.save(name, np.random.rand(8, 4))
        return name

    def __getitem__(self, k):
        x = np.load(self.store(k))
        return x, x[:, 0]


net = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
net.compile('adam', 'mse')
net.fit(Rows(100), epochs=2)
