import numpy as np
import tensorflow as tf
from tensorflow.keras.optimizers import RMSprop

x = np.random.rand(65, 3)
y = np.random.rand(65)
model = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
model.compile(loss='mse', optimizer=RMSprop(learning_rate=1e-3, momentum=0.9))
history = model.fit(x, y, validation_split=0.2, epochs=2)
