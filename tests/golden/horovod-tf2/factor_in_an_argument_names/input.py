import random
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(64, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,))])
model.compile(optimizer='sgd', loss='mse')
w = np.random.RandomState(1).rand(4, 8)
model.fit(x, x @ tf.random.normal((4, 8)).numpy(), batch_size=8, epochs=2)
model.fit(x, x @ np.random.rand(4, 8), batch_size=8, epochs=2)
model.fit(x, tf.matmul(x, tf.random.uniform((4, 8))), batch_size=8, epochs=2)
