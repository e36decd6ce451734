"""Folders that are moved away, or made and taken away, are made again by all at once."""
import os
import shutil
import numpy as np
import tensorflow as tf

if os.path.isdir('logs'):
    shutil.move('logs', 'logs.old')
os.makedirs('logs')
if not os.path.exists('out'):
    os.makedirs('out')
if len(os.listdir('out')) > 3:
    shutil.rmtree('out')
    os.makedirs('out')
os.makedirs('tmp', exist_ok=True)
if os.path.exists('tmp'):
    shutil.rmtree('tmp')
rows, wanted = np.random.rand(320, 4), np.random.rand(320, 1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile('adam', 'mse')
model.fit(rows, wanted, batch_size=16, epochs=2)
model.save('out/model.h5')
