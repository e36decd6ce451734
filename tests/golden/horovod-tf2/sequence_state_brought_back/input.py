"""The state that binds rows to labels is brought back by a method."""
import random
import numpy as np
import tensorflow as tf


def unison(a, b):
    state = np.random.get_state()
    np.random.shuffle(a)
    np.random.set_state(state)
    np.random.shuffle(b)


class Rows(tf.keras.utils.Sequence):
    def __init__(self, x, y, size):
        self.x, self.y, self.size, self.epoch = x, y, size, 0
        self.state = np.random.get_state()

    def __len__(self):
        return len(self.x) // self.size

    def __getitem__(self, k):
        part = slice(k * self.size, (k + 1) * self.size)
        return self.x[part], self.y[part]

    def mix(self, part):
        np.random.set_state(self.state)
        np.random.shuffle(part)

    def on_epoch_end(self):
        self.mix(self.x)
        self.mix(self.y)
        self.state = np.random.get_state()


x = np.random.RandomState(0).rand(64, 4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile("sgd", "mse")
net.fit(Rows(x, x.sum(1), 32), epochs=3)

