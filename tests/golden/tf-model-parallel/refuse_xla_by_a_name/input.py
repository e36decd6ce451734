import numpy as np
import tensorflow as tf
JIT = True
model = tf.keras.Sequential([tf.keras.layers.Dense(8), tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse', jit_compile=JIT)
model.fit(np.ones((8, 4)), np.ones((8, 1)), verbose=2)
