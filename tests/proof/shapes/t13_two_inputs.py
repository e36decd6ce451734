"""Two inputs in a list."""
import numpy as np
import tensorflow as tf
a, b = tf.keras.Input((1,)), tf.keras.Input((1,))
model = tf.keras.Model([a, b], tf.keras.layers.Dense(1)(tf.keras.layers.concatenate([a, b])))
model.compile("sgd", "mse")
given = [np.random.rand(96, 1), np.random.rand(96, 1)]
target = np.random.rand(96)
model.fit(given, target, epochs=2)
