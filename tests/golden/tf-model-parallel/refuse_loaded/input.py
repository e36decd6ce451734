import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

model = tf.keras.models.load_model('model.keras')
model.compile('sgd', 'mse')
model.fit(np.ones((8, 4)), np.ones((8, 1)), verbose=0)
