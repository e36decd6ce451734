"""A sequence that is put into another order when it is made, and behind each pass."""
import numpy as np
import tensorflow as tf


class Rows(tf.keras.utils.Sequence):
    def __init__(self, x, size, shuffle=True):
        super().__init__()
        self.x, self.size, self.mixed = x, size, shuffle
        self.on_epoch_end()

    def __len__(self):
        return len(self.x) // self.size

    def __getitem__(self, k):
        x = self.x[self.order[k * self.size:(k + 1) * self.size]]
        return x, x.sum(1, keepdims=True)

    def on_epoch_end(self):
        self.order = np.arange(len(self.x))
        if self.mixed:
            np.random.shuffle(self.order)


rows = np.random.RandomState(0).rand(640, 4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile("sgd", "mse")
net.fit(Rows(rows, 32), epochs=3)
