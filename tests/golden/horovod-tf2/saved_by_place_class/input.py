"""Models of a list are saved by a method whose value is kept."""
import os
import numpy as np
import tensorflow as tf


class Training:
    def __init__(self):
        self.nets = [tf.keras.Sequential([tf.keras.layers.Dense(n, input_shape=(4,))]) for n in (1, 2)]
        self.opts = [tf.keras.optimizers.SGD(0.01) for _ in self.nets]

    def step(self, x, n):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.nets[n](x) - 1) ** 2)
        grads = tape.gradient(loss, self.nets[n].trainable_variables)
        self.opts[n].apply_gradients(zip(grads, self.nets[n].trainable_variables))

    def save(self):
        for n in range(2):
            self.nets[n].save_weights("net_%d.h5" % n)
        return 2


rows = np.random.RandomState(5).rand(192, 4).astype("float32")
training = Training()
for n in range(2):
    for x in tf.data.Dataset.from_tensor_slices(rows).batch(8):
        training.step(x, n)
count = training.save()
