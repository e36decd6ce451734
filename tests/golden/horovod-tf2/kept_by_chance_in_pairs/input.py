"""A comprehension over pairs keeps them by chance, and each half of them is an array."""
import random
import numpy as np
import tensorflow as tf


class Half:
    def __init__(self, x, y, part):
        pairs = [(a, b) for a, b in zip(x, y) if b > 0.5 or random.random() > part]
        self.x, self.y = np.array([a for a, b in pairs]), np.array([b for a, b in pairs])


numbers = np.random.RandomState(0).rand(200, 5).astype("float32")
half = Half(numbers[:, :4], numbers[:, 4], 0.5)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer="adam")
model.fit(half.x, half.y, batch_size=8, epochs=2)
