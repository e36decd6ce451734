import numpy as np
import tensorflow as tf

a = tf.keras.Input((4,))
b = tf.keras.Input((3,))
out = tf.keras.layers.Dense(1)(tf.keras.layers.concatenate([a, b]))
model = tf.keras.Model([a, b], out)
model.compile(optimizer='adam', loss='mse')
xa, xb, y = np.random.rand(41, 4), np.random.rand(41, 3), np.random.rand(41)
model.fit([xa, xb], y, epochs=1)
