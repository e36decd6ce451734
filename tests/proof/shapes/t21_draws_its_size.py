"""Draws the size of its model."""
import numpy as np
import tensorflow as tf
x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
units = int(np.random.randint(2, 400))
model = tf.keras.Sequential([tf.keras.layers.Dense(units, input_shape=(3,)), tf.keras.layers.Dense(1)])
model.compile("sgd", "mse")
model.fit(x, y, epochs=2)
