"""A part of a network is asked for by a method that keeps it, and the whole is trained."""
import numpy as np
import tensorflow as tf


class Pair:
    def __init__(self):
        self.G = None
        self.D = None

    def generator(self):
        if self.G is None:
            self.G = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,)), tf.keras.layers.Dense(4)])
        return self.G

    def discriminator(self):
        if self.D is None:
            self.D = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,)), tf.keras.layers.Dense(1)])
        return self.D

    def both(self):
        rows = tf.keras.layers.Input(shape=(4,))
        model = tf.keras.Model(rows, self.discriminator()(self.generator()(rows)))
        model.compile(loss="mse", optimizer="adam")
        return model


class Training:
    def __init__(self):
        self.pair = Pair()
        self.G1 = self.pair.generator()
        self.model = self.pair.both()

    def step(self, rows):
        made = self.G1.predict(rows, verbose=0)
        return self.model.train_on_batch(made, np.ones(len(rows)))


training = Training()
table = np.random.RandomState(1).rand(96, 4).astype("float32")
for i in range(12):
    print(training.step(table[8 * i:8 * i + 8]))
