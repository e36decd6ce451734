import numpy as np
import tensorflow as tf


class Pair(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.maker = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(2,))])
        self.judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])

    def call(self, x):
        return self.maker(x)

    def compile(self, optimizer, loss):
        super().compile(optimizer=optimizer, loss=loss)
        self.judge.compile(optimizer=optimizer, loss=loss)


class Single(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.last = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.last(x)

    def compile(self, optimizer):
        tf.keras.Model.compile(self, optimizer=optimizer, loss='mse')


random = np.random.RandomState(0)
two, four = random.rand(160, 2).astype('float32'), random.rand(160, 4).astype('float32')
pair = Pair()
pair.compile(tf.keras.optimizers.legacy.SGD(0.01), 'mse')
pair.fit(two, four, batch_size=8, epochs=2, verbose=2)
pair.judge.fit(four, four.sum(axis=1, keepdims=True), batch_size=8, epochs=2, verbose=2)
single = Single()
single.compile(tf.keras.optimizers.SGD(0.01))
single.fit(two, two.sum(axis=1, keepdims=True), batch_size=8, epochs=2, verbose=2)
