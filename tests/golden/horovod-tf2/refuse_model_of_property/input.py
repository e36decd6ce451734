"""A model is got by a property, and who compiles it is not seen."""
import numpy as np
import tensorflow as tf


class Kept:
    def __init__(self):
        self._net = None

    @property
    def net(self):
        return self._net

    def build(self):
        self._net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self._net.compile('sgd', 'mse')


class Trained:
    def __init__(self):
        self.kept = Kept()

    @property
    def net(self):
        return self.kept.net

    def train(self, x, y):
        self.kept.build()
        self.net.fit(x, y, epochs=3, batch_size=8)


x = np.random.RandomState(0).rand(160, 3).astype('float32')
Trained().train(x, x.sum(axis=1))
