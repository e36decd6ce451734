# Two kinds of networks behind one name, by a table: its rounds are divided all the same.
import sys
import numpy as np
import tensorflow as tf


class Plain:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(5, input_shape=(5,))])
        self.opt = tf.keras.optimizers.Adam(0.01)

    def step(self, b):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(b) - b) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        return loss


class Pair:
    def __init__(self):
        self.small = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(5,))])
        self.large = tf.keras.Sequential([tf.keras.layers.Dense(5, input_shape=(3,))])
        self.opt = tf.keras.optimizers.Adam(0.01)

    def step(self, b):
        both = self.small.trainable_variables + self.large.trainable_variables
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.large(self.small(b)) - b) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, both), both))
        return loss


rows = np.random.RandomState(3).rand(320, 5).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).batch(16)
kind = sys.argv[1] if len(sys.argv) > 1 else 'pair'
model = {'plain': Plain, 'pair': Pair}[kind]()
for turn in range(3):
    for b in data:
        loss = model.step(b)
    print(turn, float(loss))
