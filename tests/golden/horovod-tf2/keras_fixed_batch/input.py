"""A model of batches of one size: the last batch of a share would be smaller."""
import numpy as np
import tensorflow as tf

size = 8
rng = np.random.RandomState(0)
rows, label = rng.rand(240, 5, 4).astype('float32'), rng.rand(240, 1).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.LSTM(4, batch_input_shape=(size, 5, 4)), tf.keras.layers.Dense(1)])
net.compile('sgd', 'mse')
net.fit(rows, label, batch_size=size, epochs=2, shuffle=False)
