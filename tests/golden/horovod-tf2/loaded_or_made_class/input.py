"""The same in a class, by another question."""
import os
import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, path):
        self.path = path
        self.model = tf.keras.models.load_model(path) if os.path.isfile(path) else self.made()

    def made(self):
        model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
        model.compile(tf.keras.optimizers.SGD(0.05, momentum=0.9), 'mse')
        return model

    def run(self, x, y):
        self.model.fit(x, y, batch_size=8, epochs=2)
        self.model.save(self.path)


numbers = np.random.RandomState(0)
Trainer('a.h5').run(numbers.rand(64, 8), numbers.rand(64, 1))
