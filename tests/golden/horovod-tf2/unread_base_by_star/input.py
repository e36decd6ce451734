"""A class trains, and what it is made of was brought by a star of a module that was not read."""
import numpy as np
import tensorflow as tf
from running import *


class Own(object):
    pass


class Train(Runner):
    def __init__(self):
        super().__init__()
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile("sgd", "mse")

    def step(self, x, y):
        self.net.fit(x, y, epochs=2)
        self.keep()


x = np.zeros((640, 4))
Train().step(x, x.sum(1))
