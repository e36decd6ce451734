"""A generator fills the same two arrays for each batch, and another makes them anew."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)


def filled(size):
    x = np.empty((size, 4), 'float32')
    y = np.empty((size, 1), 'float32')
    while True:
        for low in range(0, len(rows), size):
            for k in range(size):
                x[k] = rows[low + k]
                y[k] = wanted[low + k]
            yield x, y


def made(size):
    while True:
        for low in range(0, len(rows), size):
            x = np.empty((size, 4), 'float32')
            x[:] = rows[low:low + size]
            yield x, wanted[low:low + size]


model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
model.fit(filled(16), steps_per_epoch=40, epochs=2)
model.fit(made(16), steps_per_epoch=40, epochs=2)
