"""An optimizer of the package that is no `tf.keras`, by another name."""
import numpy as np
import tensorflow as tf
from tensorflow.python.keras.optimizer_v2.adam import Adam as Rule

rows = np.random.RandomState(0).rand(240, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(optimizer=Rule(0.01), loss='mse')
net.fit(rows, rows.sum(1), batch_size=8, epochs=2)
