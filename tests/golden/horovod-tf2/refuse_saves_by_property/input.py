import glob
import os
import pathlib
import numpy as np
import tensorflow as tf


class Run:
    def __init__(self, place='kept'):
        self.place = pathlib.Path(place)
        self.place.mkdir(exist_ok=True)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(optimizer='adam', loss='mse')

    @property
    def saved(self):
        return sorted(self.place.glob('*.h5'))

    def learn(self, x, y):
        while len(self.saved) < 4:
            if self.saved:
                self.net = tf.keras.models.load_model(str(self.saved[-1]))
            self.net.fit(x, y, batch_size=8, epochs=1)
            self.net.save(str(self.place / ('%05d.h5' % len(self.saved))))


numbers = np.random.RandomState(0)
Run().learn(numbers.rand(64, 4), numbers.rand(64, 1))
