import numpy as np
import tensorflow as tf
import rates

rows = np.random.rand(320, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
model.compile(optimizer=rates.make(0.5), loss='mse')
model.fit(rows, rows.sum(axis=1), batch_size=8, epochs=2)
