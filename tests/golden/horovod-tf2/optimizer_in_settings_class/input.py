"""The same in an object that keeps its settings."""
import numpy as np
import tensorflow as tf


class Gan:
    def __init__(self):
        self.how = dict(loss='mse', optimizer=tf.keras.optimizers.legacy.Adam(0.002, 0.5))
        self.d = tf.keras.Sequential([tf.keras.layers.Dense(1, activation='sigmoid', input_shape=(4,))])
        self.d.compile(**self.how)
        self.d.trainable = False
        self.g = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(2,))])
        z = tf.keras.Input((2,))
        self.both = tf.keras.Model(z, self.d(self.g(z)))
        self.both.compile(loss='mse', optimizer=tf.keras.optimizers.legacy.Adam(0.002, 0.5))

    def train(self, x, steps):
        for k in range(steps):
            z = np.random.normal(size=(8, 2))
            self.d.train_on_batch(x[np.random.randint(0, len(x), 8)], np.ones((8, 1)))
            self.d.train_on_batch(self.g.predict(z, verbose=0), np.zeros((8, 1)))
            self.both.train_on_batch(z, np.ones((8, 1)))
        return self.g.get_weights()[0].shape


print(Gan().train(np.random.RandomState(2).rand(96, 4), 10))
