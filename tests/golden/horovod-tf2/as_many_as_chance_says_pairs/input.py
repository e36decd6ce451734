"""Chance says which row stands beside another, and what stands there whether both are taken."""
import random

import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(100, 4)
groups = np.random.RandomState(1).randint(0, 100, (5, 20))


def pairs(x, groups, classes):
    made, labels = [], []
    for d in range(classes):
        for i in range(len(groups[d]) - 1):
            other = (d + random.randrange(1, classes)) % classes
            if groups[other][i] > 30:
                made += [[x[groups[d][i]], x[groups[other][i]]]]
                labels += [0.]
    return np.array(made), np.array(labels)


made, labels = pairs(x, groups, 5)
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(2, 4)), tf.keras.layers.Dense(1)])
model.compile(loss="mse", optimizer="sgd")
model.fit(made, labels, epochs=2, batch_size=8)
