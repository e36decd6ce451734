"""33 samples in batches of 4: two processes cannot share them evenly."""
import numpy as np
import tensorflow as tf

inputs, targets = np.random.rand(33, 3).astype('float32'), np.random.rand(33).astype('float32')
dataset = tf.data.Dataset.from_tensor_slices((inputs, targets)).batch(4)
model = tf.keras.Sequential([tf.keras.layers.Dense(4, activation='relu'), tf.keras.layers.Dense(1)])
model.compile(optimizer='sgd', loss='mse')
model.fit(dataset, epochs=2)
