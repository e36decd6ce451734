"""A class trains, and what it is made of is named by its module, which was not read."""
import numpy as np
import running.runner as base
import tensorflow as tf


class Train(base.Runner):
    def __init__(self):
        super().__init__()
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile("sgd", "mse")

    def step(self, x, y):
        self.net.fit(x, y, epochs=2)
        self.keep()


x = np.zeros((640, 4))
Train().step(x, x.sum(1))
