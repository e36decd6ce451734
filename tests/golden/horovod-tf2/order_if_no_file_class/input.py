"""A method mixes rows, and keeps their order, only where no file has an order yet."""
import os

import numpy as np
import tensorflow as tf


class Rows:
    def __init__(self, path, count):
        self.path, self.count = path, count

    def order(self):
        if not os.path.isfile(self.path):
            numbers = np.arange(self.count)
            np.random.shuffle(numbers)
            np.savetxt(self.path, numbers)
        return np.loadtxt(self.path).astype('int64')


table = np.random.RandomState(0).rand(160, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices(table[Rows('order.txt', 160).order()]).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.legacy.SGD(0.01)
for epoch in range(2):
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
