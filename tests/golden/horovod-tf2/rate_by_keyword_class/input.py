"""An optimizer is handed on by keyword to what compiles the model of a class."""
import numpy as np
import tensorflow as tf


class Learner:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])

    def prepare(self, **settings):
        chosen = settings["chosen"]
        self.net.compile(optimizer=chosen, loss="mse")

    def learn(self, rows, wanted, chosen=None):
        self.prepare(chosen=chosen)
        self.net.fit(rows, wanted, batch_size=16, epochs=2)


rows = np.random.RandomState(0).rand(512, 3).astype("float32")
Learner().learn(rows, rows.sum(1, keepdims=True), tf.keras.optimizers.SGD(0.01))
