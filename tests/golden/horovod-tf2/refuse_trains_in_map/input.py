"""Networks are fitted by a function without a name."""
import numpy as np
import tensorflow as tf


rows = np.random.RandomState(3).rand(160, 4).astype("float32")
a = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
b = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
for m in (a, b):
    m.compile("sgd", "mse")
a.fit(rows[:, :3], rows[:, 3:], batch_size=8)
[m.fit(rows[:, :3], rows[:, 3:], batch_size=8) for m in (a, b)]
list(map(lambda m: m.fit(rows[:, :3], rows[:, 3:], batch_size=8), (a, b)))
