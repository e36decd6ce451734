"""Rounds go on without training until they have gathered enough."""
import random

import numpy as np
import tensorflow as tf

chance = np.random.RandomState(0)
net, opt = tf.keras.layers.Dense(1), tf.keras.optimizers.SGD(0.05)
memory = []
for step in range(60):
    memory.append(chance.rand(4).astype('float32'))
    if len(memory) < 20:
        continue
    rows = np.stack(random.sample(memory, 8))
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(rows)[:, 0] - rows[:, 0]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
print(np.isfinite(float(loss)))
