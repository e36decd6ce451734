import numpy as np
import tensorflow as tf
import tensorflow_addons as tfa

x, y = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
net.compile("adam", "mse")
net.fit(x, y, epochs=3, callbacks=[tfa.callbacks.TimeStopping(seconds=60)])
