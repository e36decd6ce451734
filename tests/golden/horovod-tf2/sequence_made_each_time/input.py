import random

import numpy as np
import tensorflow as tf


class Rows(tf.keras.utils.Sequence):
    def __init__(self, x, y):
        self.pairs = list(zip(x, y))
        random.shuffle(self.pairs)

    def __len__(self):
        return len(self.pairs) // 8

    def __getitem__(self, i):
        some = self.pairs[i * 8:i * 8 + 8]
        return np.array([a for a, b in some]), np.array([b for a, b in some])


numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
y = x.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile("sgd", "mse")
i = 0
while i < 8:
    model.fit(Rows(x, y), epochs=1)
    i += 1
print("learned", model.evaluate(x, y) < 0.5)
