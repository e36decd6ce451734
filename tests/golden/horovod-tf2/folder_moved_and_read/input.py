"""A folder is moved, another one copied, and what lies in them is read there."""
import os
import shutil
import tempfile
import numpy as np
import tensorflow as tf

rows = np.random.rand(400, 4).astype('float32')
wanted = rows.sum(axis=1)
os.chdir(tempfile.gettempdir())
os.makedirs('fresh_rows', exist_ok=True)
np.save('fresh_rows/rows.npy', rows)
if os.path.exists('ready_rows'):
    shutil.rmtree('ready_rows')
if os.path.exists('spare_rows'):
    shutil.rmtree('spare_rows')
os.rename('fresh_rows', 'ready_rows')
rows = np.load('ready_rows/rows.npy')
shutil.copytree('ready_rows', 'spare_rows')
spare = np.load('spare_rows/rows.npy')
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
model.fit(np.concatenate([rows, spare]), np.concatenate([wanted, wanted]), epochs=2)
