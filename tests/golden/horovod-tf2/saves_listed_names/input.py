"""The round from which training goes on follows from a list of files."""
import glob
import os

import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 4), numbers.rand(64, 1)
os.makedirs('kept', exist_ok=True)
files = sorted(glob.glob('kept/*.h5'))
start = len(files)
if files:
    model = tf.keras.models.load_model(files[-1])
else:
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    model.compile(optimizer='sgd', loss='mse')
for k in range(start, 2):
    model.fit(x, y, batch_size=8, epochs=1)
    model.save('kept/%05d.h5' % k)
