import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile('adam', 'mse')
model.fit(np.random.rand(60, 4), np.random.rand(60), callbacks=None)
