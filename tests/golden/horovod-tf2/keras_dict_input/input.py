import numpy as np
import tensorflow as tf

a = tf.keras.Input((4,), name='a')
b = tf.keras.Input((3,), name='b')
out = tf.keras.layers.Dense(1)(tf.keras.layers.concatenate([a, b]))
model = tf.keras.Model({'a': a, 'b': b}, out)
model.compile(optimizer='adam', loss='mse')
model.fit({'a': np.random.rand(41, 4), 'b': np.random.rand(41, 3)}, np.random.rand(41), epochs=1)
