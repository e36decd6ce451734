"""Whether a row is kept a function or a method says, by chance."""
import random
import numpy as np
import tensorflow as tf


class Reader:
    def __init__(self, rate):
        self.rate = rate

    def drops(self, row):
        if row[0] > 0.5:
            return False
        return np.random.rand() < self.rate

    def read(self, rows):
        kept = []
        for row in rows:
            if not self.drops(row):
                kept.append(row)
        return np.array(kept)


def dull(row):
    return random.random() < 0.4 * row[1]


rows = Reader(0.3).read(np.random.RandomState(0).rand(640, 4))
rest = []
for row in rows:
    if dull(row):
        continue
    rest.append(row)
rest = np.array(rest)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
net.compile(tf.keras.optimizers.SGD(0.01), "mse")
net.fit(rest, rest[:, :1], batch_size=16, epochs=2, verbose=0)
