"""A function asks whether the file is there that another one has just made."""
import os

import numpy as np
import tensorflow as tf

made = 'rows.npy'


def generate():
    if os.path.exists(made):
        return
    np.save(made, np.random.RandomState(0).rand(240, 4).astype(np.float32))


def load():
    if not os.path.exists(made):
        raise ValueError(made + ' is missing')
    return np.load(made)


generate()
rows = load()
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.SGD(0.01)
for x in tf.data.Dataset.from_tensor_slices(rows).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x)))
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
