"""A test reads how many rows a file has, and its branch writes the file anew: not before the last worker has read."""
import os, glob, json
from pathlib import Path
import numpy as np
import tensorflow as tf
p = 'rows.npy'
if os.path.exists(p) and len(np.load(p)) > 100:
    rows = np.load(p)
else:
    rows = np.random.RandomState(0).rand(320, 4).astype('float32')
    np.save(p, rows)
    rows = np.load(p)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile("sgd", "mse")
net.fit(rows[:, :3], rows[:, 3:], epochs=2)
