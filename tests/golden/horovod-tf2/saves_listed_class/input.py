"""The same in a `try`, by a folder's names."""
import os
import pathlib

import numpy as np
import tensorflow as tf


class Run:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(optimizer='sgd', loss='mse')
        self.start = 0
        os.makedirs('kept', exist_ok=True)
        try:
            newest = sorted(pathlib.Path('kept').glob('*.h5'))[-1]
            self.net.load_weights(newest)
            self.start = int(newest.stem) + 1
        except Exception as problem:
            print(problem)

    def learn(self, x, y):
        for k in range(self.start, 2):
            self.net.fit(x, y, batch_size=8, epochs=1)
            self.net.save_weights('kept/%05d.h5' % k)


numbers = np.random.RandomState(0)
Run().learn(numbers.rand(64, 4), numbers.rand(64, 1))
