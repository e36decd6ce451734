"""A class trains, and what it is made of was not read."""
import numpy as np
import tensorflow as tf
from running import Runner
from abc import ABC


class Own(ABC):
    pass


class Train(Runner):
    def __init__(self):
        super().__init__()
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile("sgd", "mse")

    def step(self, x, y):
        self.net.fit(x, y, epochs=2)


x = np.zeros((640, 4))
Train().step(x, x.sum(1))
