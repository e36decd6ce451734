import random

import numpy as np
import tensorflow as tf


class Rows:
    def __init__(self):
        self.rows = np.random.RandomState(0).rand(200, 4)
        self.names = list(range(200))
        self.chance = random.Random()

    def mix(self):
        self.chance.shuffle(self.names)

    def learn(self, model):
        for turn in range(2):
            self.mix()
            part = self.rows[self.names[:100]]
            model.fit(part, part.sum(axis=1), batch_size=8, epochs=1)


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer='sgd', loss='mse')
Rows().learn(model)
