import numpy as np
import tensorflow as tf
from tensorflow.keras import layers


words = tf.keras.Input((None,), ragged=True, dtype='int64')
x = layers.Embedding(30, 8)(words)
x = layers.LSTM(8)(x)
model = tf.keras.Model(words, layers.Dense(3)(x))
model.compile('adam', 'mse')
model.fit(tf.ragged.constant([[1, 2], [3]]), np.ones((2, 3)), epochs=2, verbose=2)
