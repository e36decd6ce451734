"""Callbacks of modules that were not read may write on every worker; those of Keras are known."""
import numpy as np
import tensorflow as tf
from shown import Plots, Kept as Best

rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
told = [tf.keras.callbacks.EarlyStopping('loss'), Plots(height=5)]
told.append(Best('best.h5'))
model.fit(rows, rows.sum(1), batch_size=16, epochs=5, callbacks=told)
