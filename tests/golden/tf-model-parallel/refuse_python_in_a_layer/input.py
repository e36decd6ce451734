import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

model = tf.keras.Sequential([layers.Dense(4), layers.Lambda(lambda x: tf.numpy_function(np.tanh, [x], tf.float32)), layers.Dense(1)])
model.compile('sgd', 'mse')
model.fit(np.ones((8, 4)), np.ones((8, 1)), verbose=0)
