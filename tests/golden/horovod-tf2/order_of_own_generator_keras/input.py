"""A sequence orders its rows by a generator of chance whose number may be given, and is not."""
import numpy as np
import tensorflow as tf


class Rows(tf.keras.utils.Sequence):
    def __init__(self, rows, seed=None):
        self.rows = rows
        self.chance = np.random.default_rng(seed)
        self.order = self.chance.permutation(len(rows))

    def __len__(self):
        return len(self.rows) // 8

    def __getitem__(self, k):
        some = self.rows[self.order[8 * k:8 * k + 8]]
        return some[:, :3], some[:, 3:]

    def on_epoch_end(self):
        self.order = self.chance.permutation(len(self.rows))


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile("sgd", "mse")
net.fit(Rows(np.random.RandomState(3).rand(320, 4).astype("float32")), epochs=3)
