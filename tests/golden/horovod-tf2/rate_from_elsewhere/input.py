import numpy as np
import tensorflow as tf
from settings import BATCH, schedule

x = np.random.rand(640, 4).astype('float32')
y = np.random.rand(640, 1).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss='mse', optimizer=tf.keras.optimizers.Adam(learning_rate=schedule))
model.fit(x, y, batch_size=BATCH, epochs=2)
