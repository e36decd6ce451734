import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

tf.keras.mixed_precision.set_global_policy('mixed_float16')
model = tf.keras.Sequential([layers.Dense(8), layers.Dense(3, dtype='float32')])
model.compile('adam', 'mse')
model.fit(np.ones((16, 10)), np.ones((16, 3)), epochs=2, verbose=2)
