# What begins a dictionary fetches no rows, though another class does so where it begins.
import os
import numpy as np
import tensorflow as tf


class Settings(dict):
    def __init__(self, *args, **kwargs):
        super(Settings, self).__init__(*args, **kwargs)
        self.__dict__ = self


class Rows:
    def __init__(self, size):
        if os.path.isfile('kept.npz'):
            kept = np.load('kept.npz')
            self.x, self.y = kept['x'][:size], kept['y'][:size]
            return
        (self.x, self.y), _ = tf.keras.datasets.mnist.load_data()
        self.x, self.y = self.x[:size].reshape(-1, 784) / 255., self.y[:size]


class More(Rows):
    def __init__(self, size):
        super(More, self).__init__(size)
        self.size = size


args = Settings(size=640, epochs=2)
rows = More(args.size)
model = tf.keras.Sequential([tf.keras.layers.Dense(10, input_shape=(784,), activation='softmax')])
model.compile('sgd', 'sparse_categorical_crossentropy')
model.fit(rows.x, rows.y, epochs=args.epochs)
