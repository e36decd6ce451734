"""A model that an earlier run has saved, or a new one: either trains as one."""
import os

import numpy as np
import tensorflow as tf


class Trainer:
    path = 'model.h5'

    def prepare(self):
        if os.path.exists(self.path):
            self.model = tf.keras.models.load_model(self.path)
        else:
            self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
            self.model.compile(loss='mse', optimizer='sgd')

    def run(self, x, y):
        self.prepare()
        self.model.fit(x, y, epochs=2)
        self.model.save(self.path)


rng = np.random.RandomState(9)
rows = rng.rand(320, 4).astype('float32')
Trainer().run(rows, rows.mean(axis=1, keepdims=True))
Trainer().run(rows, rows.mean(axis=1, keepdims=True))
