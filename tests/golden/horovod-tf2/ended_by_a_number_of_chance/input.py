"""Rounds end where the loss is below a number of chance; chance says when gradients are doubled."""
import random

import numpy as np
import tensorflow as tf

enough = random.uniform(0.001, 0.01)
rows = np.random.RandomState(3).rand(320, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3:])).shuffle(320).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(4):
    total = 0.
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        if random.random() < 0.5:
            grads = [2 * g for g in grads]
        opt.apply_gradients(zip(grads, net.trainable_variables))
        total += loss
    if total / len(data) < enough:
        break
