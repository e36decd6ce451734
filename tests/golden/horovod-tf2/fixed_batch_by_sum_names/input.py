"""A shape that is put together says as well how many rows a batch has."""
import numpy as np
import tensorflow as tf

size, shape = 8, (5, 4)
rng = np.random.RandomState(0)
rows, wanted = rng.rand(240, 5, 4).astype('float32'), rng.rand(240, 1).astype('float32')
given = tf.keras.Input(batch_shape=(size,) + shape)
net = tf.keras.Model(given, tf.keras.layers.Dense(1)(tf.keras.layers.Flatten()(given)))
net.compile('sgd', 'mse')
net.fit(rows, wanted, batch_size=size, epochs=2)
