"""What `fit` is given stands in a table."""
import numpy as np
import tensorflow as tf

rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
settings = {'x': rows, 'y': rows.sum(1), 'callbacks': [tf.keras.callbacks.ModelCheckpoint('net.h5')]}
model.fit(**settings)
