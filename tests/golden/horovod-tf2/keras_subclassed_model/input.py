import numpy as np
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self, units=16):
        super().__init__()
        self.hidden = tf.keras.layers.Dense(units, activation='relu')
        self.out = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.out(self.hidden(x))


net = Net()
net.compile(optimizer=tf.keras.optimizers.Adam(1e-3), loss='mse')
net.fit(np.random.rand(50, 3), np.random.rand(50, 1), epochs=2)
