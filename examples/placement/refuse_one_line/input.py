"""Two layers in one line."""
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.a = tf.keras.layers.Dense(3)
        self.b = tf.keras.layers.Dense(2)

    def call(self, x):
        return self.b(self.a(x))
