"""The same by names, in a method."""
import random
import numpy as np
import tensorflow as tf


class Feed:
    def __init__(self, table):
        self.table = table

    def batches(self, size):
        numbers = list(range(len(self.table)))
        rows = list(self.table)
        while True:
            random.shuffle(numbers)
            rows = [rows[k] for k in numbers]
            for low in range(0, len(rows) - size + 1, size):
                part = rows[low:low + size]
                yield np.array(part), np.sum(part, axis=1)


table = np.random.RandomState(1).rand(640, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
net.fit(Feed(table).batches(16), steps_per_epoch=40, epochs=6)
print('off', net.evaluate(table, table.sum(axis=1), verbose=0))
