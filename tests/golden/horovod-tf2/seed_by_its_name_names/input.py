"""A seed that is given by its name is a seed: all draw the same batches, and take turns."""
import numpy as np
import tensorflow as tf

np.random.seed(seed=7)
tf.random.set_seed(seed=7)
x = np.random.rand(96, 4)
y = x.sum(1)


def batches():
    while True:
        at = np.random.randint(0, len(x), 8)
        yield x[at], y[at]


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,)), tf.keras.layers.Dropout(0.1)])
model.compile(loss="mse", optimizer="sgd")
model.fit(batches(), steps_per_epoch=12, epochs=2)
