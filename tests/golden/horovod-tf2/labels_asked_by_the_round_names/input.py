"""Another object says the labels of a batch, by the number of the round."""
import numpy as np
import tensorflow as tf


class Batches(tf.keras.utils.Sequence):
    def __init__(self, samples, size):
        self.samples, self.size = samples, size

    def __len__(self):
        return len(self.samples) // self.size

    def __getitem__(self, nth):
        part = self.samples[nth * self.size:(nth + 1) * self.size]
        return part

    def sums_of(self, nth):
        return self.samples[nth * self.size:(nth + 1) * self.size].sum(axis=1, keepdims=True)


np.random.seed(5)
samples = np.random.rand(240, 3).astype('float32')
parts, answers = Batches(samples, 8), Batches(samples, 8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)
for epoch in range(4):
    for nth, given in enumerate(parts):
        told = answers.sums_of(nth)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(given) - told) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
print('error', float(tf.reduce_mean((model(samples) - samples.sum(axis=1, keepdims=True)) ** 2)))
