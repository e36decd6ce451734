"""How many rows chance keeps says how many steps a generator is asked for."""
import random

import numpy as np
import tensorflow as tf


def thin(rows, rate):
    return [row for row in rows if random.randint(0, 1000) >= rate]


rows = thin(list(np.random.RandomState(0).rand(300, 5)), 400)


def batches(rows, size):
    while True:
        random.shuffle(rows)
        for i in range(0, len(rows), size):
            part = np.array(rows[i:i + size])
            yield part[:, :4], part[:, 4]


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer="sgd")
model.fit(batches(rows, 8), steps_per_epoch=len(rows) // 8, epochs=2)
