"""Whether any folder is there is asked first, and stops the program later."""
import os
import sys

import numpy as np
import tensorflow as tf

there = any(os.path.exists(d) for d in ("models", "logs"))

x = np.random.RandomState(1).rand(96, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(3,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(1e-3)
if there:
    sys.exit("there already")
os.makedirs("models")
os.makedirs("logs")

for epoch in range(2):
    for a in tf.data.Dataset.from_tensor_slices(x).shuffle(96).batch(8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a[:, 1:]) - a[:, :1]))
        g = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(g, net.trainable_variables))
net.save_weights("models/net.h5")
