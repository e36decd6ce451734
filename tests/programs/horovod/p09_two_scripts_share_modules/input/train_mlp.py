import tensorflow as tf

from common.data import make
from common.schedule import decayed

x, y = make(0)
mlp = tf.keras.models.Sequential([tf.keras.layers.Dense(16, 'relu', input_shape=(10,)), tf.keras.layers.Dense(1, 'sigmoid')])
mlp.compile(tf.keras.optimizers.Adam(decayed(0.01, 20)), tf.keras.losses.BinaryCrossentropy())
mlp.fit(x, y, 12, 2)
mlp.save('mlp.h5')
