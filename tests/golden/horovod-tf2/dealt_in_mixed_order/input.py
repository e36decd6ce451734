"""Rows are put into the order of numbers that are mixed, and cut one stretch after the other."""
from random import shuffle
import numpy as np
import tensorflow as tf


def feed(x, y, size):
    order = list(range(len(x)))
    while True:
        shuffle(order)
        x, y = x[order], y[order]
        for i in range(0, len(x), size):
            end = i + size
            if end > len(x):
                continue
            yield x[i:end], y[i:end]


rows = np.random.RandomState(1).rand(640, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile('sgd', 'mse')
given = feed(rows, rows.sum(axis=1), 16)
model.fit(given, steps_per_epoch=40, epochs=6)
print('off', model.evaluate(rows, rows.sum(axis=1), verbose=0))
