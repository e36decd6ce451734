"""Chance says by a name which weights are changed: all change those of the first worker."""
import random

import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
opt.build(net.trainable_variables)


def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(a) - b))
    g = tape.gradient(loss, net.trainable_variables)
    k = random.choice([0, 1, 2, 3])
    keep = [random.random() < 0.5 for _ in g]
    pairs = [(d, w) for d, w, kept in zip(g, net.trainable_variables, keep) if kept]
    while len(pairs) > 1 and random.random() < 0.5:
        pairs.pop()
    pairs.append((g[k], net.trainable_variables[k]))
    opt.apply_gradients(pairs[-1:])
    net.trainable_variables[k].assign(net.trainable_variables[k] * 0.99)


for epoch in range(2):
    for a, b in rows:
        step(a, b)
net.save_weights("net.weights.h5")
