import numpy as np
import tensorflow as tf
tf.keras.utils.set_random_seed(3)
d1 = tf.keras.layers.Dense(8)
d2 = tf.keras.layers.Dense(8)
def tower(x):
    return d2(d1(x))
a, b = tf.keras.Input((4,)), tf.keras.Input((4,))
d = tf.keras.layers.Subtract()([tower(a), tower(b)])
h = tf.keras.layers.Dense(8)(d)
model = tf.keras.Model([a, b], tf.keras.layers.Dense(1)(h))
model.compile('sgd', 'mse')
model.fit([np.random.rand(32, 4), np.random.rand(32, 4)], np.ones((32, 1)), batch_size=8, verbose=2)
