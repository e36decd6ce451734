"""An object mixes the numbers of its rows whenever it is gone through."""
import random
import numpy as np
import tensorflow as tf


class Batches:
    def __init__(self, rows, size):
        self.rows, self.size, self.order = rows, size, list(range(len(rows)))

    def __len__(self):
        return len(self.rows) // self.size

    def __iter__(self):
        random.shuffle(self.order)
        for k in range(len(self)):
            yield self.rows[self.order[k * self.size:(k + 1) * self.size]]


batches = Batches(np.random.RandomState(5).rand(192, 4).astype("float32"), 8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)
for epoch in range(3):
    for number, x in enumerate(batches, 1):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x[:, :3]) - x[:, 3:]) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
