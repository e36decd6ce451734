import numpy as np
import tensorflow as tf
from tensorflow import keras


class Feed:
    def __init__(self, rows, size):
        self.rows, self.size = rows, size

    def batches(self):
        number = 0
        for start in range(0, len(self.rows), self.size):
            yield self.rows[start:start + self.size], number
            number += 1


class Trainer:
    def __init__(self):
        self.net = keras.Sequential([keras.layers.Dense(8, input_shape=(4,)), keras.layers.BatchNormalization(), keras.layers.Dense(1)])
        self.net.compile('adam', 'mse')
        self.feed = Feed(np.random.rand(400, 4), 8)

    def save(self, n):
        self.net.save_weights('w%d.weights.h5' % n)

    def train(self):
        for epoch in range(3):
            for rows, number in self.feed.batches():
                self.net.train_on_batch(rows, np.ones((len(rows), 1)))
                if not number % 5:
                    self.save(number)


Trainer().train()
