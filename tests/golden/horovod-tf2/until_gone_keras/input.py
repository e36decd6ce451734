"""An old folder goes where there is one: the first worker says whether there is."""
import os
import shutil
import time

import numpy as np
import tensorflow as tf

folder = 'old_logs'
if os.path.exists(folder):
    shutil.rmtree(folder)
    while os.path.exists(folder):
        time.sleep(0.1)

rows = np.random.RandomState(0).rand(240, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.001), loss='mse')
model.fit(rows, rows.sum(axis=1), batch_size=8, epochs=2)
