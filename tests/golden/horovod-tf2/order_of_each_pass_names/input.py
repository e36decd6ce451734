"""The order of a pass is drawn by each worker, before it takes its share."""
import random

import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(96, 4)
y = x.sum(1)


def batches(x, y, size):
    while True:
        for i in range(0, len(x), size):
            yield x[i:i + size], y[i:i + size]


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer="sgd")
for turn in range(2):
    order = np.random.permutation(len(x))
    x, y = x[order], y[order]
    model.fit(batches(x, y, 8), steps_per_epoch=len(x) // 8, epochs=1)
places = list(range(len(x)))
for turn in range(2):
    random.shuffle(places)
    model.fit(x[places], y[places], batch_size=8)
