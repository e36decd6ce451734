"""Dense layers, trained by fit."""

import sys

import numpy as np
import tensorflow as tf

width, batch = int(sys.argv[1]), int(sys.argv[2])
x = np.random.rand(batch * 60, 256).astype("float32")
y = np.random.randint(0, 10, batch * 60)
model = tf.keras.Sequential(
    [tf.keras.layers.Dense(width, activation="relu") for _ in range(4)]
    + [tf.keras.layers.Dense(10)]
)
model.compile(
    optimizer=tf.keras.optimizers.SGD(0.01),
    loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True),
)
model.fit(x, y, batch_size=batch, epochs=1000, verbose=0)
