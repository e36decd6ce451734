import numpy as np
import tensorflow as tf
from tensorflow.keras import layers


left, right = tf.keras.Input((10,)), tf.keras.Input((10,))
one = layers.Dense(8, activation='tanh')
two = layers.Dense(8)
a = two(one(left))
b = two(one(right))
gap = layers.Subtract()([a, b])
model = tf.keras.Model([left, right], layers.Dense(1)(gap))
model.compile('sgd', 'mse')
rng = np.random.RandomState(0)
model.fit([rng.rand(16, 10), rng.rand(16, 10)], rng.rand(16, 1), epochs=2, verbose=2)
