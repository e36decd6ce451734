import numpy as np
import tensorflow as tf
from slower import Slower

x, y = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu"), tf.keras.layers.Dense(1)])
net.compile(tf.keras.optimizers.SGD(0.01), "mse")
net.fit(x, y, epochs=3, batch_size=8, callbacks=[Slower()])
