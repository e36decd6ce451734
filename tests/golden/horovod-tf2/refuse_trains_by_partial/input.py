"""A second network is fitted by a function that was given some of its arguments."""
import functools

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(160, 4).astype("float32")
first = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
first.compile("sgd", "mse")
first.fit(rows[:, :3], rows[:, 3:], epochs=2, batch_size=8)
second = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
second.compile("adam", "mse")
fit = functools.partial(second.fit, batch_size=8)
fit(rows[:, :3], rows[:, 3:], epochs=2)
