import numpy as np
import tensorflow as tf

x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
inputs = {"left": x, "right": x}
left, right = tf.keras.Input((3,), name="left"), tf.keras.Input((3,), name="right")
net = tf.keras.Model([left, right], tf.keras.layers.Dense(1)(tf.keras.layers.concatenate([left, right])))
net.compile('adam', 'mse')
net.fit(inputs, y, epochs=2)
