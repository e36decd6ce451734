"""The same by the class itself, with averages of batch normalisation, and steps of its own."""
import numpy as np
import tensorflow as tf


class Trained:
    net = None

    def run(self, rows, wanted):
        self.net.fit(rows, wanted, batch_size=32, epochs=3)
        self.net.save_weights("net.weights.h5")


class Line(Trained):
    def __init__(self, width):
        layers = [tf.keras.layers.Dense(width), tf.keras.layers.BatchNormalization(), tf.keras.layers.Dense(1)]
        self.net = tf.keras.Sequential(layers)
        self.net.compile(tf.keras.optimizers.SGD(0.01), "mse")


rows = np.random.RandomState(0).rand(640, 4)
Line(8).run(rows, rows.sum(1, keepdims=True))
