import numpy as np
import tensorflow as tf

callbacks = [tf.keras.callbacks.EarlyStopping('loss')]
gpus = 'names that the header would take'
share = 0.5
hvd = None
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer='adam', loss='mse')
model.fit(np.random.rand(40, 4), np.random.rand(40), callbacks=callbacks)
