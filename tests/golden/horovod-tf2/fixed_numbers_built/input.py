# What is drawn when the layer is first called: perhaps not by all at once.
import numpy as np
import tensorflow as tf


class Turned(tf.keras.layers.Layer):
    def build(self, shape):
        self.turn = tf.random.normal((shape[-1], 8))

    def call(self, seen):
        return seen @ self.turn


drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
net = tf.keras.Sequential([Turned(), tf.keras.layers.Dense(1)])
descent = tf.keras.optimizers.SGD(0.05)
for seen, answer in tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(seen) - answer) ** 2)
    descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
