"""The answer alone is seen to be one row, in a class."""
import numpy as np
import tensorflow as tf


class Seeker:
    def __init__(self, length):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(length, input_shape=(6,))])
        self.model.compile(tf.keras.optimizers.SGD(0.05), 'mse')

    def seek(self, start, rows, nth):
        self.model.fit(start, rows[nth:nth + 1], epochs=10, verbose=0)
        return self.model.evaluate(start, rows[nth:nth + 1], verbose=0)


tf.keras.utils.set_random_seed(4)
rows = np.random.RandomState(0).rand(20, 9).astype('float32')
print(round(Seeker(9).seek(np.ones((1, 6)), rows, 7), 3))
