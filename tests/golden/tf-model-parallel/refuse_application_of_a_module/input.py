import numpy as np
import tensorflow as tf
from tensorflow.keras.applications import vgg16
base = vgg16.VGG16(include_top=False, weights=None)
model = tf.keras.Sequential([base, tf.keras.layers.Flatten(), tf.keras.layers.Dense(8), tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
model.fit(np.ones((8, 4)), np.ones((8, 1)), verbose=2)
