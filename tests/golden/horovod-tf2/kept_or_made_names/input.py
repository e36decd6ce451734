"""Rows that are read where they are kept, and made and kept where they are not."""
import pickle

import numpy as np
import tensorflow as tf

try:
    with open('rows.pkl', 'rb') as kept:
        x = pickle.load(kept)
except FileNotFoundError:
    x = np.random.RandomState(0).rand(256, 4).astype('float32')
    with open('rows.pkl', 'wb') as kept:
        pickle.dump(x, kept)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
net.fit(x, x.sum(1), epochs=1, batch_size=8)
