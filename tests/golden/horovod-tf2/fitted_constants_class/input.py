"""A layer is given what a function has found by chance."""
import numpy as np
import tensorflow as tf
from sklearn.mixture import GaussianMixture


class Near(tf.keras.layers.Layer):
    def __init__(self, centres):
        super().__init__()
        self.centres = centres

    def call(self, x):
        return tf.norm(x[:, None] - self.centres, axis=-1)


def found(rows):
    groups = GaussianMixture(n_components=4)
    groups.fit(rows)
    return groups.means_.astype('float32')


numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 4).astype('float32'), numbers.rand(64, 1)
model = tf.keras.Sequential([Near(found(x)), tf.keras.layers.Dense(1)])
model.compile(optimizer='sgd', loss='mse')
model.fit(x, y, batch_size=8, epochs=2)
