import numpy as np
import tensorflow as tf
fc = lambda n: tf.keras.layers.Dense(n, activation='relu')
out = lambda n: tf.keras.layers.Dense(n)
model = tf.keras.Sequential([fc(8), fc(8), out(4)])
model.compile('sgd', 'mse')
model.fit(np.ones((8, 4)), np.ones((8, 4)), verbose=2)
