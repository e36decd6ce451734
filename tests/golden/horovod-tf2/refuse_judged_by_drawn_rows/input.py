"""Rounds of fit that end by what is said of rows that each worker draws for itself."""
import numpy as np
import tensorflow as tf


def train(model, x, y):
    best, wait = 1e9, 0

    def judge():
        at = np.random.choice(len(x), 16)
        return float(model.test_on_batch(x[at], y[at]))

    while True:
        model.fit(x, y, batch_size=8, epochs=1)
        loss = judge()
        if loss < best:
            best, wait = loss, 0
            continue
        wait += 1
        if wait > 2 or judge() > 2 * best:
            break


x = np.random.RandomState(0).rand(160, 8).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")
train(model, x, x.mean(axis=1))
