"""Callbacks that were not read and are called like what sets rates, and an optimizer that falls."""
import clr
import numpy as np
import tensorflow as tf
from turning import CyclicLR, Careful

rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(Careful(0.01, decay=1e-4), 'mse')
turning = CyclicLR(base_lr=1e-4, max_lr=5e-4, step_size=2000)
model.fit(rows, rows.sum(1), batch_size=16, epochs=5, callbacks=[turning])
model.fit(rows, rows.sum(1), batch_size=16, epochs=5, callbacks=[clr.OneCycle(0.01)])
