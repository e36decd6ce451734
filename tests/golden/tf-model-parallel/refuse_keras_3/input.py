import numpy as np
import keras_core
import tensorflow as tf
from tensorflow.keras import layers

model = tf.keras.Sequential([layers.Dense(8), layers.Dense(3)])
model.compile('adam', 'mse')
model.fit(np.ones((16, 10)), np.ones((16, 3)), epochs=2, verbose=2)
