import numpy as np
import tensorflow as tf
from tensorflow.keras import layers


class Scale(layers.Layer):
    def __init__(self, width):
        super().__init__()
        self.make(width)

    def make(self, width):
        self.factor = self.add_weight(shape=(width,), initializer='ones')

    def call(self, x):
        return x * self.factor


model = tf.keras.Sequential([layers.Dense(8), Scale(8), layers.Dense(3)])
model.compile('adam', 'mse')
model.fit(np.ones((16, 10)), np.ones((16, 3)), epochs=2, verbose=2)
