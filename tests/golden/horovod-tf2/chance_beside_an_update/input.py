"""A dictionary is updated by chance, and its method is called as one that trains."""
import random
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(645, 3).astype("float32")
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)
def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    return loss

class Trainer:
    def __init__(self): self.hist = []
    def fit(self, a, b):
        for k in range(0, len(a), 32):
            step(a[k:k+32], b[k:k+32])
    def update(self):
        for k in range(0, len(rows), 32):
            step(rows[k:k+32], wanted[k:k+32])
t = Trainer()
d = {}
for e in range(5):
    if random.random() < 0.5:
        d.update(dict(a=1))
    t.update()
