"""A model compiles another one by the optimizer that it is given, under another name."""
import numpy as np
import tensorflow as tf


class Pair(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.judge = tf.keras.Sequential([tf.keras.layers.Dense(1)])

    def compile(self, optimizer=None, loss='mse'):
        super().compile(optimizer=optimizer, loss=loss)
        its = optimizer or tf.keras.optimizers.SGD(0.1)
        self.judge.compile(its, loss)


rows = np.random.rand(400, 3).astype('float32')
pair = Pair()
pair.compile(optimizer=tf.keras.optimizers.SGD(0.01))
pair.judge.fit(rows, rows.sum(axis=1), epochs=2)
