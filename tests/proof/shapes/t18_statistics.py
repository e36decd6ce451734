"""Batch normalisation: averages that are not trained."""
import numpy as np
import tensorflow as tf
x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(3,)), tf.keras.layers.BatchNormalization(), tf.keras.layers.Dense(1)])
model.compile("sgd", "mse")
model.fit(x, y, epochs=2)
