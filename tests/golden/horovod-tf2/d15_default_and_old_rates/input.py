import numpy as np
import tensorflow as tf
from tensorflow.keras import optimizers

x, y = np.random.rand(40, 4), np.random.rand(40)
a = tf.keras.Sequential([tf.keras.layers.Dense(1)])
a.compile(optimizer=optimizers.SGD(lr=0.01), loss='mse')
a.fit(x, y)
b = tf.keras.Sequential([tf.keras.layers.Dense(1)])
b.compile(optimizer=optimizers.Adamax(), loss='mse')
b.fit(x, y)
