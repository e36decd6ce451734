import numpy as np
import tensorflow as tf

x, y = np.random.rand(40, 4), np.random.rand(40)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=tf.keras.optimizers.SGD(0.9, 0.9), loss='mse')
model.fit(x, y)
