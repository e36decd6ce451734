import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer='sgd', loss='mse')
ds = tf.data.Dataset.from_tensor_slices((np.random.rand(33, 3), np.random.rand(33))).repeat().batch(8)
model.fit(ds, steps_per_epoch=5, epochs=2)
