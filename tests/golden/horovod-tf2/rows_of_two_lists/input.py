import random

import numpy as np
import tensorflow as tf


def part(rows):
    ours, others = [], []
    for row in rows:
        (ours if random.random() < 0.8 else others).append(row)
    return np.array(ours), np.array(others)


ours, others = part(np.random.RandomState(0).rand(160, 3).astype("float32"))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile("sgd", "mse")
model.fit(ours, ours.sum(axis=1), epochs=2, batch_size=8)
print(model.evaluate(others, others.sum(axis=1)))
