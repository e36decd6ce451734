"""The same in a class that spoils and trains."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import layers


class Pair(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.left, self.right = layers.Dense(3), layers.Dense(3)
        self.end = layers.Dense(4)

    def call(self, x):
        return self.end(layers.multiply([self.left(x), self.right(x)]))


class Cleaner:
    def __init__(self):
        self.net = Pair()
        self.opt = tf.keras.optimizers.Adam(0.01)
        self.rows = np.random.RandomState(3).rand(96, 4).astype('float32')

    def spoil(self, x):
        return x + tf.random.poisson([], x * 32.) / 32. - x

    def run(self):
        for x in tf.data.Dataset.from_tensor_slices(self.rows).batch(8).repeat(2):
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((self.net(self.spoil(x)) - x) ** 2)
            grads = tape.gradient(loss, self.net.trainable_variables)
            self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        return float(loss)


print(np.isfinite(Cleaner().run()))
