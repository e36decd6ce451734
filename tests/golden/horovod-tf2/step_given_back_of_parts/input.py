"""A function gives back one of two steps; what they train are two parts of an object that is no network itself."""
import numpy as np
import tensorflow as tf

np.random.seed(1)
tf.random.set_seed(1)


class Auto:
    def __init__(self, n):
        self.enc = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(n,))])
        self.dec = tf.keras.Sequential([tf.keras.layers.Dense(n, input_shape=(3,))])

    def back(self, x):
        return self.dec(self.enc(x))


def make_step(kind, model, opt):
    @tf.function
    def plain(x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model.back(x) - x) ** 2)
        both = model.enc.trainable_variables + model.dec.trainable_variables
        opt.apply_gradients(zip(tape.gradient(loss, both), both))
        return loss

    @tf.function
    def robust(x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.abs(model.back(x) - x))
        both = model.enc.trainable_variables + model.dec.trainable_variables
        opt.apply_gradients(zip(tape.gradient(loss, both), both))
        return loss

    return plain if kind == 'plain' else robust


rows = np.random.rand(64, 6).astype('float32')
auto, adam = Auto(6), tf.keras.optimizers.Adam(0.01)
step = make_step('plain', auto, adam)
for epoch in range(4):
    for part in tf.data.Dataset.from_tensor_slices(rows).batch(8):
        step(part)
print(float(tf.reduce_mean((auto.back(rows) - rows) ** 2)))
