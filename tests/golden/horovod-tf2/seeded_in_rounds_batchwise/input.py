"""Passes seed Python's module by their number, and rounds within them draw rows."""
import random

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(160, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.SGD(0.01), "mse")
for epoch in range(4):
    random.seed(epoch)
    for k in range(20):
        at = random.sample(range(len(rows)), 8)
        net.train_on_batch(rows[at, :3], rows[at, 3:])
