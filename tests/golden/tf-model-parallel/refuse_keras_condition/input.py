import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

deep = True
model = tf.keras.Sequential()
model.add(layers.Dense(4))
if deep:
    model.add(layers.Dense(4))
model.add(layers.Dense(1))
model.compile('sgd', 'mse')
model.fit(np.ones((8, 4)), np.ones((8, 1)), verbose=0)
