"""One of two kinds of net, as the settings say: each is a class of its own."""
import sys
import numpy as np
import tensorflow as tf

tf.random.set_seed(3)
np.random.seed(3)


class Plain:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(6,)), tf.keras.layers.BatchNormalization(),
                                        tf.keras.layers.Dense(6)])
        self.opt = tf.keras.optimizers.Adam(0.01)

    @tf.function
    def step(self, rows):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(rows, training=True) - rows) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        return loss


class Pair:
    def __init__(self):
        self.enc = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(6,))])
        self.dec = tf.keras.Sequential([tf.keras.layers.Dense(6, input_shape=(3,))])
        self.opt = tf.keras.optimizers.Adam(0.01)

    @tf.function
    def step(self, rows):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.dec(self.enc(rows)) - rows) ** 2)
        both = self.enc.trainable_variables + self.dec.trainable_variables
        self.opt.apply_gradients(zip(tape.gradient(loss, both), both))
        return loss


x = np.random.rand(96, 6).astype('float32')
ds = tf.data.Dataset.from_tensor_slices(x).shuffle(96).batch(8)
if len(sys.argv) > 1:
    model = Plain()
else:
    model = Pair()
for epoch in range(4):
    for rows in ds:
        loss = model.step(rows)
if isinstance(model, Pair):
    print(float(tf.reduce_mean((model.dec(model.enc(x)) - x) ** 2)))
