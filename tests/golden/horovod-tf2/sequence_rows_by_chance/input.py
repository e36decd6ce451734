"""Chance leaves rows out between two passes, which all workers leave out alike."""
import numpy as np
import tensorflow as tf


class Rows(tf.keras.utils.Sequence):
    def __init__(self, x, size):
        self.x, self.size = x, size
        self.on_epoch_end()

    def __len__(self):
        return len(self.order) // self.size

    def __getitem__(self, k):
        x = self.x[self.order[k * self.size:(k + 1) * self.size]]
        return x, x.sum(axis=1)

    def on_epoch_end(self):
        keep = np.random.rand(len(self.x)) < 0.8
        self.order = np.where(keep)[0]
        np.random.shuffle(self.order)


x = np.random.RandomState(0).rand(160, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile("sgd", "mse")
net.fit(Rows(x, 8), epochs=3)
