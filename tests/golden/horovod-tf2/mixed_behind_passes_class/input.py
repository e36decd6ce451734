"""The same in a class that mixes a list of numbers, of its own in each pass."""
import random
import numpy as np
import tensorflow as tf


class Feed:
    def __init__(self, rows, size):
        self.rows, self.size = rows, size

    def batches(self):
        order = list(range(len(self.rows)))
        while True:
            for at in range(0, len(order), self.size):
                part = self.rows[order[at:at + self.size]]
                yield part, part.sum(1)
            random.shuffle(order)


feed = Feed(np.random.RandomState(0).rand(128, 4).astype('float32'), 8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile('adam', 'mse')
model.fit(feed.batches(), steps_per_epoch=16, epochs=2, verbose=2)
print(model.count_params())
