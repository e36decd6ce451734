"""An object hands the same array out for each batch, and a tape trains on them."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)


class Batches:
    def __init__(self, size):
        self.size = size
        self.low = 0
        self.x = np.empty((size, 4), 'float32')

    def __iter__(self):
        return self

    def __next__(self):
        low = self.low
        if low >= len(rows):
            raise StopIteration
        self.low += self.size
        self.x[:] = rows[low:low + self.size]
        return self.x, wanted[low:low + self.size]


model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(3):
    for x, y in Batches(16):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
