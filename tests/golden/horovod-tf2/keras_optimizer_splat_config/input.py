import numpy as np
import tensorflow as tf

config = {'learning_rate': 0.01, 'momentum': 0.9}
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=tf.keras.optimizers.SGD(**config), loss='mse')
model.fit(np.random.rand(40, 4), np.random.rand(40))
