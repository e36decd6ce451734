"""A function that was not read parts the rows: NumPy draws alike for it, and the rest is told."""
import numpy as np
import tensorflow as tf
from imblearn.over_sampling import RandomOverSampler
from rowkit import train_val_split

x = np.load('x.npy')
y = np.load('y.npy')
x, y = RandomOverSampler().fit_resample(x, y)
(x, y), held = train_val_split(x, y)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, activation='sigmoid', input_shape=(8,))])
model.compile('adam', 'binary_crossentropy')
model.fit(x, y, validation_data=held, epochs=5)
