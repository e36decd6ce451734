"""Losses are printed by pprint.pp, and drawn in a window for a moment."""
import numpy as np
import pprint
import matplotlib.pyplot as plt
import tensorflow as tf
x = np.random.RandomState(0).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
h = net.fit(x, x[:, :1], epochs=2)
pprint.pp(h.history)
plt.ion()
plt.plot(h.history['loss'])
plt.draw()
plt.pause(0.1)
