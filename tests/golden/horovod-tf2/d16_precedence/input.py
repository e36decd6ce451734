import numpy as np
import tensorflow as tf

base, extra, fast = 0.01, 0.001, True
x, y = np.random.rand(40, 4), np.random.rand(40)
a = tf.keras.Sequential([tf.keras.layers.Dense(1)])
a.compile(optimizer=tf.keras.optimizers.SGD(base + extra), loss='mse')
a.fit(x, y, steps_per_epoch=10 - 1)
b = tf.keras.Sequential([tf.keras.layers.Dense(1)])
b.compile(optimizer=tf.keras.optimizers.SGD(learning_rate=base if fast else extra), loss='mse')
b.fit(x, y)
