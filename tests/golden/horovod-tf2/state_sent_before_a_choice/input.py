"""Chance that one run of a program asks and another does not: what is drawn behind it is alike."""
import sys

import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(640, 8).astype('float32')
if len(sys.argv) > 1:
    test = x[:64]
else:
    x = np.array([row for row in x if np.random.rand() < 0.9])
    test = x[:32]
at = np.random.permutation(len(x))
x = x[at]


def mixed(rows, plain):
    if plain:
        return rows
    return np.array([row for row in rows if np.random.rand() < 0.9])


x = mixed(x, len(sys.argv) < 3)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(tf.keras.optimizers.SGD(0.1), 'mse')
model.fit(x, x[:, :1], epochs=3, batch_size=16, verbose=0)
print(model.evaluate(test, test[:, :1], verbose=0))
