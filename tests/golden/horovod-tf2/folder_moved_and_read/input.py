"""A folder is moved, and what lies in it is read there."""
import os
import shutil
import numpy as np
import tensorflow as tf

rows = np.random.rand(400, 4).astype('float32')
wanted = rows.sum(axis=1)
os.makedirs('fresh_rows', exist_ok=True)
np.save('fresh_rows/rows.npy', rows)
if os.path.exists('ready_rows'):
    shutil.rmtree('ready_rows')
os.rename('fresh_rows', 'ready_rows')
rows = np.load('ready_rows/rows.npy')
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
model.fit(rows, wanted, epochs=2)
