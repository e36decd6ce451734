import numpy as np
import tensorflow as tf
from nets import *
x = np.random.rand(256, 8).astype("float32")
y = np.random.rand(256, 1).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(32)

@tf.function
def step(u, v):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(u) - v) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    return loss

def go(others):
    for i, (model, o) in enumerate(others):
        for u, v in data:
            step(u, v)

go([(tf.keras.Sequential([tf.keras.layers.Dense(2)]), None)])
