import numpy as np
import tensorflow as tf

x, y = np.random.rand(40, 4), np.random.rand(40)
a = tf.keras.Sequential([tf.keras.layers.Dense(1)])
b = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
a.compile(optimizer='adam', loss='mse')
b.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
a.fit(x, y, epochs=1)
b.fit(x, y, epochs=1)
