import random

import numpy as np
import tensorflow as tf

features, targets = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
found = {}
for attempt in range(3):
    width = int(np.random.choice([4, 8, 16]))
    layers = random.randint(1, 3)
    net = tf.keras.Sequential(
        [tf.keras.layers.Dense(width, activation="relu") for _ in range(layers)] + [tf.keras.layers.Dense(1)])
    net.compile(tf.keras.optimizers.SGD(0.01), "mse")
    told = net.fit(features, targets, epochs=2, batch_size=8, verbose=0)
    found[attempt] = told.history["loss"][-1]
print(min(found, key=found.get))
