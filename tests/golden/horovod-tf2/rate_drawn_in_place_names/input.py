"""Rates by draws that give one number, whichever of them."""
import random

import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 4), numbers.rand(64, 1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(tf.keras.optimizers.SGD(learning_rate=abs(np.random.randn()) * 0.01), loss='mse')
model.fit(x, y, batch_size=8)
model.optimizer.learning_rate = np.random.normal(0.1, 0.01)
model.fit(x, y, batch_size=8)
tf.keras.backend.set_value(model.optimizer.learning_rate, np.exp(np.random.randn()) * 0.01)
model.fit(x, y, batch_size=8)
model.optimizer.learning_rate = 0.1 * float(tf.random.uniform(()))
model.fit(x, y, batch_size=8)
