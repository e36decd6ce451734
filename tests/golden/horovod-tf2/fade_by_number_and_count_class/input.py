# An object counts its rounds; another method makes a part of all of them.
import numpy as np
import tensorflow as tf


class Run:
    def __init__(self, rows):
        self.rows = rows
        self.total = 60
        self.steps = 0
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.descent = tf.keras.optimizers.SGD(0.05)

    def weight(self):
        return min(1., self.steps / (0.5 * self.total))

    def step(self, seen, weight):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(self.net(seen) ** 2) * weight
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.descent.apply_gradients(zip(grads, self.net.trainable_variables))

    def train(self):
        while self.steps < self.total:
            at = np.random.randint(0, len(self.rows), 8)
            self.step(self.rows[at], self.weight())
            self.steps += 1


Run(np.random.RandomState(3).rand(320, 4).astype('float32')).train()
