"""A function says whether the folder is new, and makes it."""
import os

import numpy as np
import tensorflow as tf


def fresh(d):
    there = os.path.isdir(d)
    if not there:
        os.makedirs(d)
    return not there


x = np.random.RandomState(1).rand(96, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(3,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(1e-3)
new = fresh("run")
if not new:
    net.load_weights("run/net.h5")

for epoch in range(2):
    for a in tf.data.Dataset.from_tensor_slices(x).shuffle(96).batch(8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a[:, 1:]) - a[:, :1]))
        g = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(g, net.trainable_variables))
net.save_weights("run/net.h5")
