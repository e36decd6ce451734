"""What is taken out of the list of folders is not walked through."""
import os

import numpy as np
import tensorflow as tf

rows = []
for root, dirs, files in os.walk(os.path.dirname(np.__file__)):
    if 'tests' in dirs:
        dirs.remove('tests')
    if '__pycache__' in dirs:
        dirs.remove('__pycache__')
    for name in files:
        rows.append([ord(name[0]) / 120., name.count('e')])
rows = np.array(rows, 'float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
net.compile('sgd', 'mse')
net.fit(rows[:64, :1], rows[:64, 1:], batch_size=8, epochs=2, verbose=0)
