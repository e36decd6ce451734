"""Generators put their rows into an order once: by a library, or where they are asked to."""
import numpy as np
import tensorflow as tf
from sklearn.utils import shuffle

rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
order = np.arange(len(rows))


def mixed(size):
    own = shuffle(rows)
    while True:
        for low in range(0, len(own), size):
            yield own[low:low + size], own[low:low + size].sum(1)


def asked(size, mix):
    if mix:
        np.random.shuffle(order)
    while True:
        for low in range(0, len(order), size):
            at = order[low:low + size]
            yield rows[at], rows[at].sum(1)


model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
model.fit(mixed(16), steps_per_epoch=40, epochs=3)
model.fit(asked(16, True), steps_per_epoch=40, epochs=3)
