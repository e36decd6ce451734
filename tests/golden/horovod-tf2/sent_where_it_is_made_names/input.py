"""The same in a dictionary."""
import sys

import numpy as np
import tensorflow as tf

with_inverse = '--inverse' in sys.argv
table = np.random.RandomState(1).rand(96, 4).astype('float32')


def layered(many):
    return tf.keras.Sequential([tf.keras.layers.Dense(6, activation='tanh'), tf.keras.layers.Dense(many)])


class Nets:
    def __init__(self):
        self.models = {'value': layered(1)}
        if with_inverse:
            self.models['back'] = layered(4)
        for model in self.models.values():
            model.compile(optimizer=tf.keras.optimizers.SGD(0.05))

    @tf.function
    def learn(self, seen):
        if with_inverse:
            with tf.GradientTape() as tape:
                off = tf.reduce_mean((self.models['back'](seen) - seen) ** 2)
            ws = self.models['back'].trainable_weights
            self.models['back'].optimizer.apply_gradients(zip(tape.gradient(off, ws), ws))
        with tf.GradientTape() as tape:
            off = tf.reduce_mean((self.models['value'](seen)[:, 0] - seen[:, 0]) ** 2)
        ws = self.models['value'].trainable_weights
        self.models['value'].optimizer.apply_gradients(zip(tape.gradient(off, ws), ws))
        return off

    def all_of(self):
        for turn in range(2):
            for seen in tf.data.Dataset.from_tensor_slices(table).batch(8):
                off = self.learn(seen)
        return np.isfinite(float(off))


print(Nets().all_of())
