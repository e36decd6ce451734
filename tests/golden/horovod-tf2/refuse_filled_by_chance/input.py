"""Chance says which rows are kept, and when there are enough of them to train."""
import random

import numpy as np
import tensorflow as tf

net, opt = tf.keras.layers.Dense(1), tf.keras.optimizers.SGD(0.05)
memory = []
for step in range(60):
    row = np.random.rand(4).astype('float32')
    if row[0] < 0.5:
        continue
    memory.append(row)
    if len(memory) < 20:
        continue
    rows = np.stack(random.sample(memory, 8))
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(rows)[:, 0] - rows[:, 0]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
