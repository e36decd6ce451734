"""Rows to hold out are drawn in a loop: each worker would hold out others."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(120, 4)
y = np.arange(120) % 5
held = []
for label in range(5):
    held += list(np.random.choice(np.where(y == label)[0], 4))
kept = [i for i in range(len(x)) if i not in held]
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer="sgd")
model.fit(x[kept], y[kept], batch_size=8, epochs=2, validation_data=(x[held], y[held]))
