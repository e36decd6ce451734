"""A method makes the second net, which is called where a setting says so."""
import sys

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(96, 4).astype('float32')


class Pair:
    def __init__(self, both):
        self.both = both
        self.one = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.by_one = tf.keras.optimizers.Adam(0.01)
        if both:
            self.make_other()

    def make_other(self):
        self.other = tf.keras.Sequential([tf.keras.layers.Dense(4)])
        self.by_other = tf.keras.optimizers.Adam(0.01)

    @tf.function
    def step(self, x):
        if self.both:
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((self.other(x) - x) ** 2)
            kept = self.other.trainable_weights
            self.by_other.apply_gradients(zip(tape.gradient(loss, kept), kept))
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.one(x)[:, 0] - tf.reduce_sum(x, 1)) ** 2)
        kept = self.one.trainable_weights
        self.by_one.apply_gradients(zip(tape.gradient(loss, kept), kept))
        return loss


pair = Pair('--both' in sys.argv)
for x in tf.data.Dataset.from_tensor_slices(rows).shuffle(96).batch(8):
    loss = pair.step(x)
print(np.isfinite(float(loss)))
