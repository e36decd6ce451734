"""Chance says on whose rows is trained: every tenth from a number on."""
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

def fit(a, b):
    for k in range(0, len(a), 32):
        step(a[k:k+32], b[k:k+32])
for r in range(20):
    i = np.random.choice(10, 3, replace=False)
    for c in i:
        fit(rows[c::10], wanted[c::10])
