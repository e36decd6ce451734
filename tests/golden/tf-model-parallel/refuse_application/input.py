import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

model = tf.keras.applications.MobileNet(weights=None, classes=2)
model.compile('sgd', 'mse')
model.fit(np.ones((8, 4)), np.ones((8, 1)), verbose=0)
