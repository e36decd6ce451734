"""A class below one that is not read has a method of Keras' name, which hands on to Keras."""
import abc

import numpy as np
import tensorflow as tf


class Maker(abc.ABC):
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile('sgd', 'mse')

    def fit_generator(self, rows, steps_per_epoch):
        self.net.fit_generator(rows, steps_per_epoch=steps_per_epoch)


def batches():
    numbers = np.random.RandomState(0)
    while True:
        yield numbers.rand(8, 4), numbers.rand(8, 1)


maker = Maker()
maker.fit_generator(batches(), steps_per_epoch=8)
