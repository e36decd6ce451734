"""A rate is what such a method takes first."""
import numpy as np
import tensorflow as tf
from typing import Generic, TypeVar

Rows = TypeVar('Rows')


class Learner(Generic[Rows]):
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.compile(0.1)

    def compile(self, rate):
        self.net.compile(tf.keras.optimizers.SGD(rate), 'mse')

    def learn(self, rows: Rows, wanted: Rows):
        self.net.fit(rows, wanted, batch_size=8, epochs=2)


numbers = np.random.RandomState(0)
learner = Learner()
learner.compile(0.01)
learner.learn(numbers.rand(64, 4), numbers.rand(64, 1))
