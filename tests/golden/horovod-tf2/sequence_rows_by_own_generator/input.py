"""A generator of the sequence's own says which rows there are: it gets one number on all workers."""
import numpy as np
import tensorflow as tf


class Rows(tf.keras.utils.Sequence):
    def __init__(self, x):
        self.x, self.chance = x, np.random.default_rng()
        self.on_epoch_end()

    def __len__(self):
        return min(13, len(self.order) // 8)

    def __getitem__(self, k):
        x = self.x[self.order[k * 8:k * 8 + 8]]
        return x, x.sum(axis=1)

    def on_epoch_end(self):
        self.order = np.where(self.chance.random(len(self.x)) < 0.8)[0]


x = np.random.RandomState(0).rand(160, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile("sgd", "mse")
net.fit(Rows(x), epochs=3)
