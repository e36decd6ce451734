import numpy as np
import tensorflow as tf
from tensorflow.keras import layers
from blocks import Gate

model = tf.keras.Sequential([layers.Dense(4), Gate(3), layers.Dense(1)])
model.compile('sgd', 'mse')
model.fit(np.ones((8, 4)), np.ones((8, 1)), verbose=0)
