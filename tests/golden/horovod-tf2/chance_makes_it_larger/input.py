"""Chance says whether a network is larger and trained longer, beside each number."""
import random
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
units, epochs = 8, 2
if random.random() < 0.5:
    units += 8
while random.random() < 0.5:
    units += random.choice([4, 8])
if np.random.rand() < 0.5:
    epochs += 1
settings = {'size': 16}
if random.random() < 0.5:
    settings['size'] = 32
net = tf.keras.Sequential([tf.keras.layers.Dense(units, input_shape=(4,)), tf.keras.layers.Dense(1)])
net.compile('sgd', 'mse')
net.fit(rows, wanted, batch_size=settings['size'], epochs=epochs, verbose=0)
