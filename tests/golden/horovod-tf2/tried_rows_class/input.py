"""Rows that cannot be read are left out, and their round with them."""
import numpy as np
import tensorflow as tf


class Training:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.Adam(0.01)

    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.model(x) - 1) ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.model.trainable_variables))

    def run(self, names):
        for name in names:
            try:
                x = np.load(name)
            except OSError:
                continue
            self.step(x)


Training().run(["a.npy", "b.npy", "c.npy", "d.npy"])
