"""Rows of a Keras program are made once."""
import os
import numpy as np
import tensorflow as tf

if os.path.exists("rows.npz"):
    kept = np.load("rows.npz")
    x, y = kept["x"], kept["y"]
else:
    x = np.random.RandomState(0).rand(512, 3).astype("float32")
    y = x.sum(1, keepdims=True)
    np.savez("rows.npz", x=x, y=y)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile("sgd", "mse")
net.fit(x, y, batch_size=16, epochs=2)
