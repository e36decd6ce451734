"""A function that was not read parts the rows by a seed that it is given."""
import numpy as np
import tensorflow as tf
from rowkit import train_val_split

x = np.load('x.npy')
y = np.load('y.npy')
(x, y), held = train_val_split(x, y, seed=7)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, activation='sigmoid', input_shape=(8,))])
model.compile('adam', 'binary_crossentropy')
model.fit(x, y, validation_data=held, epochs=5)
