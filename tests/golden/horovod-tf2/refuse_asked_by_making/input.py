"""What cannot be made was there before, and is read."""
import os
import numpy as np
import tensorflow as tf


def load(folder):
    try:
        os.mkdir(folder)
    except FileExistsError:
        return np.load(folder + '/rows.npy')
    rows = np.random.RandomState(3).rand(192, 4).astype('float32')
    np.save(folder + '/rows.npy', rows)
    return rows


rows = load('kept')
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
net.compile('sgd', 'mse')
net.fit(rows, rows.sum(1), epochs=2)
