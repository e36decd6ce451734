import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

model = tf.keras.Sequential([layers.Dense(4, kernel_regularizer='l2'), layers.Dense(4), layers.Dense(1)])
model.compile(tf.keras.optimizers.SGD(0.1, clipnorm=1.0), 'mse')
model.fit(np.ones((8, 4)), np.ones((8, 1)), verbose=0)
