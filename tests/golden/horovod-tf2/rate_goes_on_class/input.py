"""A method that a function in a method calls takes from the rate in each round."""
import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, rows):
        self.rows, self.wanted = rows, rows.sum(1)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(tf.keras.optimizers.SGD(0.05), 'mse')

    def lower(self, by):
        tf.keras.backend.set_value(
            self.net.optimizer.learning_rate, max(0., tf.keras.backend.get_value(self.net.optimizer.learning_rate) - by))

    def train(self, epochs, size):
        by = 0.04 / (epochs * (len(self.rows) // size))

        def one_round(at):
            here = slice(at * size, at * size + size)
            self.net.train_on_batch(self.rows[here], self.wanted[here])
            self.lower(by)

        for epoch in range(epochs):
            for at in range(len(self.rows) // size):
                one_round(at)


Trainer(np.random.RandomState(3).rand(192, 4).astype('float32')).train(2, 8)
