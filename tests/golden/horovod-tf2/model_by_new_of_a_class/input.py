"""A class gives a model instead of an object of its own, and another one keeps it."""
import numpy as np
import tensorflow as tf


class Net:
    def __new__(cls, width=8):
        given = tf.keras.Input((4,))
        hidden = tf.keras.layers.BatchNormalization()(tf.keras.layers.Dense(width)(given))
        model = tf.keras.Model(given, tf.keras.layers.Dense(1)(hidden))
        return model


class Trainer:
    def __init__(self):
        self.net = Net(width=4)
        self.net.compile(tf.keras.optimizers.SGD(0.01), 'mse')

    def go(self, rows):
        self.net.fit(rows, rows.sum(axis=1), epochs=2)
        self.net.save_weights('kept.weights.h5')
        print(self.net.evaluate(rows, rows.sum(axis=1)))


Trainer().go(np.random.RandomState(1).rand(640, 4).astype('float32'))
