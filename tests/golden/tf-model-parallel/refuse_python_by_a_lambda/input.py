import numpy as np
import tensorflow as tf
def f(t):
    return tf.py_function(lambda a: a, [t], tf.float32)
model = tf.keras.Sequential([tf.keras.layers.Dense(8), tf.keras.layers.Lambda(f), tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
model.fit(np.ones((8, 4)), np.ones((8, 1)), verbose=2)
