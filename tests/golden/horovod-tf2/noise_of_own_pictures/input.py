"""Noise that hangs on each picture is each worker's own, however its net joins what it sees."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import layers


class Inner(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.first, self.last = layers.Dense(6, activation='relu'), layers.Dense(4)

    def call(self, x):
        return x + self.last(layers.concatenate([x, self.first(x)]))


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.inner, self.end = Inner(), layers.Dense(4)

    def call(self, x):
        return self.end(self.inner(x))


def shot(rows):
    return tf.random.poisson([], rows * 64.) / 64. - rows


rows = np.random.RandomState(0).rand(96, 4).astype('float32')
net, opt = Net(), tf.keras.optimizers.Adam(0.01)
for epoch in range(3):
    for x in tf.data.Dataset.from_tensor_slices(rows).shuffle(96).batch(8):
        spoiled = x + shot(x)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(spoiled) - x) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
print(float(tf.reduce_mean((net(rows) - rows) ** 2)) < 0.5)
