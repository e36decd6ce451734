import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(64, 4).astype('float32')
target = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,))])
model = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,))])
model.compile(optimizer='sgd', loss='mse')
model.fit(x, target.predict(x), batch_size=8, epochs=2)
