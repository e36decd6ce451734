"""A sequence with a generator of chance of its own, in a class that trains on it."""
import numpy as np
import tensorflow as tf


class Batches(tf.keras.utils.Sequence):
    def __init__(self, rows, wanted):
        super().__init__()
        self.rows, self.wanted = rows, wanted
        self.chance = np.random.default_rng()
        self.order = np.arange(len(rows))

    def __len__(self):
        return len(self.rows) // 8

    def __getitem__(self, k):
        at = self.order[k * 8:k * 8 + 8]
        return self.rows[at], self.wanted[at]

    def on_epoch_end(self):
        self.chance.shuffle(self.order)


class Fits:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.model.compile(tf.keras.optimizers.SGD(0.05), 'mse')

    def run(self, batches):
        self.model.fit(batches, epochs=3, shuffle=False)


x = np.random.RandomState(3).rand(256, 3).astype('float32')
Fits().run(Batches(x, x.sum(1)))
