"""A pass is over when as many rows were seen as there are, by a name that says nothing."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(640, 8).astype("float32")
y = np.random.RandomState(1).rand(640, 1).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(tf.keras.optimizers.SGD(0.01), "mse")


def batches(size):
    while True:
        for k in range(0, len(x), size):
            yield x[k:k + size], y[k:k + size]


def train(many, epochs):
    seen = done = 0
    for rows, values in batches(many):
        model.train_on_batch(rows, values)
        seen += many
        if seen >= len(x):
            seen -= len(x)
            done += 1
            if done == epochs:
                return


train(16, 3)
