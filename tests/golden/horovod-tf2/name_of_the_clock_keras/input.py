"""The folder's name is the clock's: all read where the first worker has written."""
import os
import time

import numpy as np
import tensorflow as tf

rng = np.random.RandomState(0)
rows, wanted = rng.rand(240, 4).astype('float32'), rng.rand(240, 1).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.001), loss='mse')
folder = os.path.join('runs', time.strftime('model_%Y%m%d%H%M%S'))
os.makedirs(folder)
best = os.path.join(folder, 'best.h5')
keep = tf.keras.callbacks.ModelCheckpoint(best, monitor='val_loss', save_best_only=True)
model.fit(rows, wanted, validation_data=(rows, wanted), batch_size=8, epochs=2, callbacks=[keep])
model.load_weights(best)
