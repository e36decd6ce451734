import numpy as np
import tensorflow as tf
tf.keras.utils.set_random_seed(3)
base = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu'), tf.keras.layers.Dense(8)])
a, b = tf.keras.Input((4,)), tf.keras.Input((4,))
d = tf.keras.layers.Subtract()([base(a), base(b)])
h = tf.keras.layers.Dense(8)(d)
model = tf.keras.Model([a, b], tf.keras.layers.Dense(1)(h))
model.compile('sgd', 'mse')
model.fit([np.random.rand(32, 4), np.random.rand(32, 4)], np.ones((32, 1)), batch_size=8, verbose=2)
