"""Who wraps an optimizer was not read, and the program trains by it all the same."""
import numpy as np
import tensorflow as tf

from wrappers import Slow, describe


class Trainer:
    def __init__(self, rate):
        self.inner = tf.keras.optimizers.Adam(rate)
        describe(self.inner)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(Slow(self.inner), 'mse')

    def train(self, rows):
        self.net.fit(rows, rows.sum(1), epochs=2, batch_size=8)


Trainer(0.01).train(np.random.RandomState(0).rand(64, 4).astype('float32'))
