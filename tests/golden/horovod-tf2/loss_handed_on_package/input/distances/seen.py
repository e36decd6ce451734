import numpy as np
import tensorflow as tf

class Seen(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.first = tf.keras.layers.Dense(3)

    def call(self, x, y):
        return tf.reduce_mean((self.first(x) - self.first(y)) ** 2, axis=1)

    def load(self):
        self.first.build((None, 4))
        self.first.kernel.assign(np.ones((4, 3)))
