import numpy as np
import tensorflow as tf

x, y = np.random.rand(64, 3), np.random.rand(64)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(optimizer=tf.keras.optimizers.Adam(), loss='mse')
model.fit(x=x, y=y, epochs=1, batch_size=8)
