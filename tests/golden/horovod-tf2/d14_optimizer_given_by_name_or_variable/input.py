import numpy as np
import tensorflow as tf
from tensorflow.keras.optimizers.legacy import Adam

x, y = np.random.rand(40, 4), np.random.rand(40)
opt = Adam(learning_rate=0.01)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=opt, loss='mse')
model.fit(x, y)
other = tf.keras.Sequential([tf.keras.layers.Dense(1)])
other.compile(optimizer='nadam', loss='mse')
other.fit(x, y)
