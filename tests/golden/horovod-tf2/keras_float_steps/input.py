"""A number of steps with a fraction: Keras makes the last one, too."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(250, 4).astype('float32')
steps = len(rows) / 8
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(1))).repeat().batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer='sgd', loss='mse')
model.fit(data, epochs=2, steps_per_epoch=steps)
