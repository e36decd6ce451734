import numpy as np
import tensorflow as tf
tf.compat.v1.disable_eager_execution()
inputs = tf.keras.Input((4,))
x = tf.keras.layers.Dense(8)(inputs)
x = tf.keras.layers.Dense(8)(x)
model = tf.keras.Model(inputs, x)
model.compile('sgd', 'mse')
model.fit(np.ones((8, 4)), np.ones((8, 8)), verbose=2)
