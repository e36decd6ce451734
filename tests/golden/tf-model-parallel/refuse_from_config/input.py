import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

first = tf.keras.Sequential([layers.Dense(8), layers.Dense(3)])
model = tf.keras.Sequential.from_config(first.get_config())
model.compile('adam', 'mse')
model.fit(np.ones((16, 10)), np.ones((16, 3)), epochs=2, verbose=2)
