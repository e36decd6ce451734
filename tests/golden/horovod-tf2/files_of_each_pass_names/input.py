"""Rows of some parts, which chance names in each pass: another number of them on each worker."""
import random

import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(0)
parts = {str(k): drawn.rand(20 + 8 * k, 4) for k in range(6)}
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer="sgd")
for turn in range(3):
    x = []
    for name in random.sample(sorted(parts), 3):
        for row in parts[name]:
            x.append(row)
    x = np.array(x)
    model.fit(x, x.sum(1), batch_size=8, epochs=2)
