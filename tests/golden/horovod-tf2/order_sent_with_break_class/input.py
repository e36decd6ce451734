"""The same where a method goes back by what it has added up."""
import numpy as np
import tensorflow as tf


class Run:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(optimizer='sgd', loss='mse')

    def learn(self, x, y):
        epoch = 0
        while epoch < 2:
            order = np.random.permutation(len(x))
            total = 0.0
            for i in range(0, len(x), 8):
                total += self.net.train_on_batch(x[order[i:i + 8]], y[order[i:i + 8]])
            epoch += 1
            if total < 0.0001:
                return epoch


numbers = np.random.RandomState(0)
Run().learn(numbers.rand(64, 4), numbers.rand(64, 1))
