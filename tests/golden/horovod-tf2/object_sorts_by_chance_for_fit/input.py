"""An object that `fit` is given sorts its rows by chance before each pass."""
import random

import numpy as np
import tensorflow as tf

rows = np.random.rand(800, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)


class Rows:
    def __init__(self):
        self.at, self.order = 0, list(range(800))

    def __iter__(self):
        return self

    def __next__(self):
        if self.at == 0:
            self.order.sort(key=lambda row: random.random())
        part = self.order[self.at:self.at + 8]
        self.at = (self.at + 8) % 800
        return rows[part], wanted[part]


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile('sgd', 'mse')
model.fit(Rows(), steps_per_epoch=100, epochs=2)
