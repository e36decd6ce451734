"""An object of the program gives the rates, and counts how often it was asked."""
import numpy as np
import tensorflow as tf


class Halves:
    def __init__(self, rate, every):
        self.rate, self.every, self.asked = rate, every, 0

    def __call__(self, epoch):
        self.asked += 1
        return self.rate * 0.5 ** (epoch // self.every)


rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
falls = Halves(0.02, 2)
model.fit(rows, wanted, batch_size=16, epochs=3,
          callbacks=[tf.keras.callbacks.LearningRateScheduler(falls)])
model.fit(rows, wanted, batch_size=16, epochs=3,
          callbacks=[tf.keras.callbacks.LearningRateScheduler(schedule=Halves(0.01, 1), verbose=1)])
