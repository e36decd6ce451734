"""Which folders are there is kept in a list, and what stands in them is taken away."""
import os
import shutil

import numpy as np
import tensorflow as tf

dirs = ["models", "logs"]
existing = []
for d in dirs:
    if os.path.exists(d):
        existing.append(d)
if existing:
    print("taken away:", existing)
for d in existing:
    shutil.rmtree(d)
for d in dirs:
    os.makedirs(d)

x = np.random.RandomState(1).rand(96, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(3,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(1e-3)

for epoch in range(2):
    for a in tf.data.Dataset.from_tensor_slices(x).shuffle(96).batch(8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a[:, 1:]) - a[:, :1]))
        g = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(g, net.trainable_variables))
net.save_weights("models/net.h5")
