import numpy as np
import tensorflow as tf
from tensorflow.keras import layers


class Scale(layers.Layer):
    def __init__(self):
        super().__init__()
        self.scale = self.add_weight(shape=(4,))

    def call(self, x):
        return x * self.scale


model = tf.keras.Sequential([layers.Dense(4), Scale(), layers.Dense(1)])
model.compile('sgd', 'mse')
model.fit(np.ones((8, 4)), np.ones((8, 1)), verbose=0)
