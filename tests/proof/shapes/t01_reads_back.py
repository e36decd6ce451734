"""Saves its weights and loads them again."""
import numpy as np
import tensorflow as tf
x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile("sgd", "mse")
model.fit(x, y, epochs=2)
model.save_weights("best.h5")
model.load_weights("best.h5")
print("loaded")
