"""In each pass chance says which of several files, of other lengths, is trained on."""
import random

import numpy as np
import tensorflow as tf

files = ['part%d.npy' % i for i in range(3)]
for i, name in enumerate(files):
    np.save(name, np.random.RandomState(i).rand(64 + 64 * i, 4).astype('float32'))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.legacy.SGD(0.01)
for episode in range(4):
    rows = np.load(random.choice(files))
    for i in range(0, len(rows), 8):
        x = rows[i:i + 8]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
