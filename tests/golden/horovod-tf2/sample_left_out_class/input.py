"""Each worker would take the first of an order of its own, and leave some out."""
import random

import numpy as np
import tensorflow as tf


class Rows:
    def __init__(self):
        self.rows = np.random.RandomState(0).rand(200, 4)
        self.names = list(range(200))

    def read(self, names):
        kept = []
        for name in names:
            if self.rows[name].sum() > 1.5:
                kept.append(self.rows[name])
        return np.asarray(kept)

    def learn(self, model):
        for turn in range(2):
            random.shuffle(self.names)
            part = self.read(self.names[:100])
            model.fit(part, part.sum(axis=1), batch_size=8, epochs=1)


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer='sgd', loss='mse')
Rows().learn(model)
