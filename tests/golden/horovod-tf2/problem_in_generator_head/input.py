"""A generator draws what its rows are made with: said."""
import numpy as np
import tensorflow as tf


def batches():
    slope = np.random.randn(3, 1).astype("float32")
    while True:
        x = np.random.randn(8, 3).astype("float32")
        yield x, x @ slope


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile("adam", "mse")
net.fit(batches(), steps_per_epoch=50, epochs=3)
