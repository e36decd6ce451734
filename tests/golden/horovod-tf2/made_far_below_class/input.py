"""A model that a class two levels below makes and compiles is trained above."""
import numpy as np
import tensorflow as tf


class Trained:
    model = None

    def train(self, x, y):
        self.model.fit(x, y, epochs=2, batch_size=8)


class Named(Trained):
    name = 'line'


class Line(Named):
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.model.compile('sgd', 'mse')


x = np.random.RandomState(0).rand(256, 4).astype('float32')
Line().train(x, x.sum(1))
