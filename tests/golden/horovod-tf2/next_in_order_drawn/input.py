"""Rows that chance has made come one stretch after the other: each worker would train on the same ones."""
import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(3)
rows = drawn.rand(480, 6).astype("float32")
wanted = rows.sum(axis=1)


def batches():
    while True:
        for k in range(0, len(rows), 16):
            yield rows[k:k + 16], wanted[k:k + 16]


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(6,))])
model.compile("sgd", "mse")
given = batches()
for _ in range(45):
    x, y = next(given)
    model.train_on_batch(x, y)
