"""What chance decides, and what it draws where it has decided so, is the first worker's."""
import random
import numpy as np
import tensorflow as tf

rows, wanted = np.random.RandomState(1).rand(320, 3), np.ones((320, 1))
units = 4
if random.random() < 0.5:
    units = random.choice([8, 16])
if np.random.rand() > 0.5:
    mix = np.random.randn(3, 16)
else:
    mix = np.random.randn(3, 8)
model = tf.keras.Sequential([tf.keras.layers.Dense(units), tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
model.fit(np.cos(rows @ mix), wanted, epochs=2)
