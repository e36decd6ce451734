"""Noise of the same module sets the order apart: whoever reads the note learns of Python's own."""
import random
import numpy as np
import tensorflow as tf

random.seed(3)
rows = [np.full(4, i / 64, 'float32') for i in range(64)]


class Feed:
    def __iter__(self):
        random.shuffle(rows)
        for i in range(0, 64, 8):
            yield np.stack(rows[i:i + 8])


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.02)
feed = Feed()
for epoch in range(3):
    for x in feed:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x * random.uniform(0.9, 1.1)) - 1) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
print(float(loss))
