"""A second net is made, and trained in the same graph, only where a setting says so."""
import argparse

import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument('--curious', action='store_true')
CURIOUS = parser.parse_args().curious
rows = np.random.RandomState(0).rand(96, 4).astype('float32')


def head(n):
    return tf.keras.Sequential([tf.keras.layers.Dense(6, activation='relu'), tf.keras.layers.Dense(n)])


class Learner:
    def __init__(self):
        self.critic = head(1)
        self.critic_opt = tf.keras.optimizers.Adam(0.01)
        if CURIOUS:
            self.inverse = head(4)
            self.inverse_opt = tf.keras.optimizers.Adam(0.01)

    @tf.function
    def train_step(self, x):
        if CURIOUS:
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((self.inverse(x) - x) ** 2)
            held = self.inverse.trainable_weights
            self.inverse_opt.apply_gradients(zip(tape.gradient(loss, held), held))
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.critic(x)[:, 0] - tf.reduce_sum(x, 1)) ** 2)
        held = self.critic.trainable_weights
        self.critic_opt.apply_gradients(zip(tape.gradient(loss, held), held))
        return loss

    def run(self):
        for x in tf.data.Dataset.from_tensor_slices(rows).shuffle(96).batch(8):
            loss = self.train_step(x)
        return np.isfinite(float(loss))


print(Learner().run())
