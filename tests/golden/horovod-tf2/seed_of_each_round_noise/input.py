"""Each batch has noise by a seed that is drawn for it."""
import random, time
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(640, 3).astype("float32")
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)


def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    return loss



def augment(x):
    s = np.random.randint(1000)
    r = np.random.RandomState(s)
    return x + r.randn(*x.shape)
for e in range(4):
    for k in range(0, len(rows), 32):
        step(augment(rows[k:k+32]), wanted[k:k+32])
