"""Rounds are seeded by a text."""
import random
import numpy as np
import tensorflow as tf


rows = np.random.RandomState(3).rand(160, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)

for k in range(20):
    random.seed("round %d" % k)
    at = random.sample(range(len(rows)), 8)
    x, y = rows[at, :3], rows[at, 3:]
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))

