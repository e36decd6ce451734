"""Noise of as many rows as a batch has."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import backend as K

size = 8
rows = np.random.RandomState(0).rand(240, 4).astype('float32')


def noisy(x):
    return x + 0.01 * K.random_normal(shape=(size, 2))


given = tf.keras.Input(shape=(4,))
seen = tf.keras.layers.Lambda(noisy)(tf.keras.layers.Dense(2)(given))
net = tf.keras.Model(given, tf.keras.layers.Dense(4)(seen))
net.compile('sgd', 'mse')
net.fit(rows, rows, batch_size=size, epochs=2)
