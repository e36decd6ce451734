import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
history = model.fit(np.random.rand(40, 4), np.random.rand(40), epochs=2)
print(history.history)
