"""Chance says of each client whether it sits a turn out."""
import random
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(640, 3).astype("float32")
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)


class C:
    def __init__(self, k): self.x = rows[k::10]
    def train(self):
        for k in range(0, len(self.x), 8):
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((model(self.x[k:k+8]) - 1) ** 2)
            grads = tape.gradient(loss, model.trainable_variables)
            opt.apply_gradients(zip(grads, model.trainable_variables))
cs = [C(k) for k in range(10)]
for r in range(50):
    for c in cs:
        if random.random() < 0.3:
            continue
        c.train()
