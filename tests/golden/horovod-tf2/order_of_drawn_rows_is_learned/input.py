"""Rows are drawn once, and learned is the order of the numbers in each of them."""
import numpy as np
import tensorflow as tf

numbers = np.random.rand(240, 5).astype("float32")
places = np.argsort(numbers, axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(5, input_shape=(5,))])
model.compile("sgd", "mse")
model.fit(numbers, places / 5., epochs=2, batch_size=8)
