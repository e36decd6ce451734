import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer='adam', loss='mse')
model.fit(np.random.rand(40, 4), np.random.rand(40), steps_per_epoch=5)
